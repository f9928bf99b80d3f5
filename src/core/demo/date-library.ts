/**
 * Date libraries that a demo's code can be read for. The names are also the labels of code tabs in
 * the group `date-library`, with which they share the remembered choice.
 */
export const DATE_LIBRARIES = ['Day.js', 'date-fns', 'Luxon', 'Moment.js'] as const;

export type DateLibrary = (typeof DATE_LIBRARIES)[number];

/** The library that demos are written for. The code for the others is computed. */
export const WRITTEN_LIBRARY = 'Day.js' satisfies DateLibrary;

export type ComputedLibrary = Exclude<DateLibrary, typeof WRITTEN_LIBRARY>;

/** What the address of a computed variant ends with. */
const FILE_MARKS = {
  'date-fns': 'date-fns',
  Luxon: 'luxon',
  'Moment.js': 'moment',
} as const satisfies Record<ComputedLibrary, string>;

export const COMPUTED_LIBRARIES = [
  'date-fns',
  'Luxon',
  'Moment.js',
] as const satisfies readonly ComputedLibrary[];

/** Group of code tabs and name of the remembered choice. */
export const DATE_LIBRARY_GROUP = 'date-library';

/** Returns the library with this name, or the one that demos are written for. */
export function toDateLibrary(name: string | null): DateLibrary {
  return DATE_LIBRARIES.find((each) => each === name) ?? WRITTEN_LIBRARY;
}

/** Returns the id of a demo's source for a library: `date-pickers/AppointmentDate.luxon`. */
export function getLibraryId(id: string, library: DateLibrary): string {
  return library === WRITTEN_LIBRARY ? id : `${id}.${FILE_MARKS[library]}`;
}

/** Splits an id of a source into the id of its demo and the library. */
export function splitLibraryId(id: string): { id: string; library: DateLibrary } {
  const library = COMPUTED_LIBRARIES.find((each) => id.endsWith(`.${FILE_MARKS[each]}`));
  if (library === undefined) return { id, library: WRITTEN_LIBRARY };
  return { id: id.slice(0, -FILE_MARKS[library].length - 1), library };
}
