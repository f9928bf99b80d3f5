import { getImportedModules } from '../../../core/demo/sandbox.ts';

/** A date library other than Day.js, the adapter of one, or a plugin of Day.js. */
const OTHER =
  /\/Adapter(?!Dayjs$)\w+$|^(luxon|moment|moment-\w+|date-fns|date-fns-\w+)($|\/)|^dayjs\/(?!locale\/)/;

/**
 * Whether the code of a demo can be read for several date libraries: it uses the adapter of
 * Day.js, and is not about a library itself. A demo whose reader chooses the locale is, because
 * locales are different things in each library.
 */
export function hasLibraryChoice(codes: readonly string[]): boolean {
  const modules = codes.flatMap(getImportedModules);
  return (
    modules.some((name) => name.endsWith('/AdapterDayjs')) &&
    !modules.some((name) => OTHER.test(name)) &&
    !codes.some((code) => /\badapterLocale=\{(?!\s*['"])/.test(code))
  );
}
