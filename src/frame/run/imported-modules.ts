import packages from 'virtual:frame-modules';
import { getIconGroup, ICON_PACKAGE } from '../../core/editor/runner/icon-group.ts';

/** What a module exports, in the form of CommonJS modules that were compiled from others. */
export type Exports = Record<string, unknown>;

const loaded = new Map<string, Promise<Exports | null>>();

/** Names of all packages that code can import, sorted. */
export const PACKAGE_NAMES: readonly string[] = Object.keys(packages).sort();

/** Returns the package of a module: `@mui/material` of `@mui/material/Box`. */
function getPackage(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Copies what a module exports, marked as compiled: its default export is not wrapped again. */
function toExports(module: object): Exports {
  return Object.defineProperty({ ...module }, '__esModule', { value: true });
}

/** Loads an icon with the others of its group. */
async function loadIcon(name: string): Promise<Exports | null> {
  const { default: groups } = await packages[ICON_PACKAGE]!();
  const group = getIconGroup(name);
  if (!Object.hasOwn(groups, group)) return null;
  const { default: icons } = (await groups[group]!()) as { default: Record<string, () => unknown> };
  return Object.hasOwn(icons, name) ? toExports({ default: icons[name]!() }) : null;
}

async function load(specifier: string): Promise<Exports | null> {
  const name = getPackage(specifier);
  // The icons that code imports from the package as a whole are loaded one by one.
  if (specifier === ICON_PACKAGE) return toExports({});
  if (name === ICON_PACKAGE) return loadIcon(specifier.slice(ICON_PACKAGE.length + 1));
  const table = Object.hasOwn(packages, name) ? await packages[name]!() : null;
  const modules = table?.default ?? {};
  if (!Object.hasOwn(modules, specifier)) return null;
  return toExports(await modules[specifier]!());
}

/** Loads a module of a package once; null if there is none. Rejects if a request fails. */
export function loadModule(specifier: string): Promise<Exports | null> {
  let request = loaded.get(specifier);
  if (!request) {
    // Minified builds of CommonJS libraries have the same names.
    request = load(specifier.replace(/(?<=^(dayjs|moment)\/.*)\.js$/, ''));
    request.catch(() => loaded.delete(specifier));
    loaded.set(specifier, request);
  }
  return request;
}
