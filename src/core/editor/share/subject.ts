import type { CodeVariant, SourceVariantsConfig, StylingVariant } from '../../demo/config.ts';
import { getLibraryId, type DateLibrary } from '../../demo/date-library.ts';
import { getDemoAnchor } from '../../demo/demo.ts';

/** The variant of a demo that is edited. */
export interface EditSubject {
  /** Unique on the site: `data-grid/sorting/BasicSorting`. */
  id: string;
  name: string;
  /** The stylings that the demo has. */
  stylings: readonly StylingVariant[];
  styling: StylingVariant;
  codeVariant: CodeVariant;
  library: DateLibrary;
}

/** Returns the id of the edited source. */
export function getEditSource({ id, library }: Pick<EditSubject, 'id' | 'library'>): string {
  return getLibraryId(id, library);
}

/** Returns the key under which the edit of a variant is kept. */
export function getEditKey(subject: Omit<EditSubject, 'name' | 'stylings'>): string {
  return [getEditSource(subject), subject.styling, subject.codeVariant].join('|');
}

/**
 * Returns the hash (without `#`) that opens the edited variant. Unlike the link to a source, it
 * names the default styling where there is a choice: the reader's own may be another.
 */
export function getEditAnchor(
  { name, stylings, styling, codeVariant }: EditSubject,
  config: SourceVariantsConfig,
): string {
  const anchor = getDemoAnchor(name, codeVariant, styling, config);
  if (stylings.length < 2 || styling !== config.styling.default) return anchor;
  const mark = config.styling.choices.find(({ id }) => id === styling)?.hash;
  return `${mark}-${anchor}`;
}
