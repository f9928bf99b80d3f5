/**
 * A file of a demo while it is edited. All files of a demo are in one folder: imports of datasets
 * and style sheets lead to `./name`. The first file of a list is the demo itself.
 */
export interface EditedFile {
  /** Name with extension: `Sorting.tsx` or `fleet.ts`; in JavaScript `Sorting.js`, `fleet.js`. */
  name: string;
  code: string;
}
