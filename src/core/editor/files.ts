/**
 * A file of a demo while it is edited. All files of a demo are in one folder: imports of datasets
 * and style sheets lead to `./name`. The first file of a list is the demo itself.
 */
export interface EditedFile {
  /** Name with extension: `Sorting.tsx` or `fleet.ts`; in JavaScript `Sorting.js`, `fleet.js`. */
  name: string;
  code: string;
}

/** Whether two lists have the same files in the same order. */
export function areEqual(one: readonly EditedFile[], other: readonly EditedFile[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, code }, index) => {
      const file = other[index];
      return file?.name === name && file.code === code;
    })
  );
}
