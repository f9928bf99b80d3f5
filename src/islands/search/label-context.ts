import { createContext, useContext } from 'react';
import type { GetLabel, KeyOf } from '../../core/i18n.ts';

export type SearchLabel = GetLabel<KeyOf<Pick<LabelTables, 'plan' | 'search'>>>;

/** The labels of the document's language, for the many small parts of the dialog. */
export const LabelContext = createContext<SearchLabel | null>(null);

/** Throws outside of a `LabelContext`. */
export function useLabel(): SearchLabel {
  const label = useContext(LabelContext);
  if (label === null) throw new Error('Render the parts of the search inside a LabelContext.');
  return label;
}
