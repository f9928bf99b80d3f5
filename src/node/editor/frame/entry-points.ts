import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ICON_PACKAGE } from '../../../core/editor/runner/icon-group.ts';
import { ROOT } from '../../load-config.ts';
import { DEMO_PACKAGES } from '../../demo/demo-packages.ts';

/** Packages that readers can import besides: what Material UI itself is documented with. */
const EXTRA_PACKAGES = ['react-dom', '@emotion/styled', '@mui/system'];

/** Folders of packages that are other builds, private, or only types. */
const HIDDEN =
  /^(internals?|esm|modern|node|node_modules|legacy|tests|types|typeOverloads|umd|fp|docs|src|min|dist|build|ts3\.1|typescript|zero-styled|material|joy|version|Overridable\w*|Pigment\w+|_\w+)$/;

/** Adapters for versions of date libraries other than the installed ones. */
const OTHER_LIBRARIES = /\/Adapter(DateFnsV3|DateFnsJalaliV3|DateFnsBase|MomentJalaali)$/;

/** Folders whose files are imported one by one, by package. */
const FILES_BELOW: Readonly<Record<string, readonly string[]>> = {
  dayjs: ['locale', 'plugin'],
  moment: ['locale'],
};

/** Other modules that are entry points, by package. */
const SINGLE_FILES: Readonly<Record<string, readonly string[]>> = {
  react: ['jsx-runtime'],
  'react-dom': ['client'],
  // What demos of custom items need.
  '@mui/x-tree-view': ['internals'],
};

function hasIndex(folder: string): boolean {
  return ['package.json', 'index.js'].some((name) => existsSync(path.join(folder, name)));
}

function listBelow(name: string, folder: string): string[] {
  const below = FILES_BELOW[name];
  if (below) {
    return below.flatMap((part) =>
      readdirSync(path.join(folder, part))
        .filter((file) => file.endsWith('.js') && file !== 'index.d.ts')
        .map((file) => `${name}/${part}/${file.slice(0, -3)}`),
    );
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !HIDDEN.test(entry.name))
    .filter((entry) => hasIndex(path.join(folder, entry.name)))
    .map((entry) => `${name}/${entry.name}`)
    .filter((specifier) => !OTHER_LIBRARIES.test(specifier));
}

/** Lists the modules of a package that code can import, the package itself first. */
function listModules(name: string): string[] {
  const folder = path.join(ROOT, 'node_modules', name);
  const singles = (SINGLE_FILES[name] ?? []).map((file) => `${name}/${file}`);
  return [name, ...singles, ...listBelow(name, folder).sort()];
}

/** Lists the modules that code in the frame can import, by package, without the icons. */
export function listEntryPoints(): ReadonlyMap<string, readonly string[]> {
  const names = [...DEMO_PACKAGES, ...EXTRA_PACKAGES].filter((name) => name !== ICON_PACKAGE);
  return new Map(names.map((name) => [name, listModules(name)]));
}
