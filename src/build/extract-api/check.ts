import type { AuthorError } from '../../core/author-error.ts';
import type { ProductExtraction } from './products.ts';

/** What is wrong with a reference that was just read, beside the committed one below `root`. */
export function checkApi(_extractions: readonly ProductExtraction[], _root: string): AuthorError[] {
  return [];
}
