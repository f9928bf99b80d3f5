import { createContext, useContext } from 'react';

/** The labels of the page's language, for the many small parts of a reference page. */
export const LabelContext = createContext<Label | null>(null);

/** Returns the labels of the page's language. Throws outside a `LabelContext`. */
export function useLabels(): Label {
  const t = useContext(LabelContext);
  if (t === null) throw new Error('Render the parts of the reference inside a LabelContext.');
  return t;
}
