import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  DeclarationBundle,
  DeclarationGroup,
  DeclaredNames,
  LanguageManifest,
} from '../../../core/editor/language/manifest.ts';
import { getPackageName } from '../../../core/demo/sandbox.ts';
import { DEMO_PACKAGES } from '../../demo/demo-packages.ts';
import { ROOT } from '../../load-config.ts';
import {
  createDeclarationGraph,
  getLibraryFiles,
  isDeclaration,
  listModuleNames,
  type DeclarationGraph,
} from './declaration-graph.ts';

/** Bundles by name, and which imports need which. */
export type Declarations = Pick<LanguageManifest, 'base' | 'packages' | 'modules'> & {
  bundles: Readonly<Record<string, DeclarationBundle>>;
};

/** Bundles that others build on, in this order: a file belongs to the first that leads to it. */
const FOUNDATIONS = [
  { name: 'library', packages: [] },
  { name: 'react', packages: ['react'] },
  { name: 'material', packages: ['@mui/material'] },
] as const;
const BASE = ['library', 'react'];

/** Files of other packages that several bundles lead to. */
const SHARED = 'shared';

const ICONS = '@mui/icons-material';
const ICON_BUNDLE = 'icons';

/** Fields of a `package.json` by which the compiler finds modules. */
const MANIFEST_FIELDS = [
  'name',
  'version',
  'type',
  'main',
  'types',
  'typings',
  'typesVersions',
  'exports',
];

/** A module that demos can import, the file that it leads to, and all that this leads to. */
interface EntryPoint {
  moduleName: string;
  packageName: string;
  file: string;
  closure: ReadonlySet<string>;
}

function getOwner(file: string): string {
  return getPackageName(file.split('/node_modules/').at(-1) ?? '');
}

function getBundleName(packageName: string): string {
  return packageName
    .replace(/^@mui\//, '')
    .replace(/\W+/g, '-')
    .replace(/^-/, '');
}

function toPath(file: string): string {
  return file.slice(ROOT.length).replaceAll(path.sep, '/');
}

function listEntryPoints(packageName: string, graph: DeclarationGraph): EntryPoint[] {
  return listModuleNames(packageName).flatMap((moduleName) => {
    const file = graph.resolve(moduleName);
    if (file === null) return [];
    const closure = isDeclaration(file) ? graph.follow([file]) : new Set([file]);
    return [{ moduleName, packageName, file, closure }];
  });
}

/** Decides which bundle each file is in. */
function assignFiles(
  entries: readonly EntryPoint[],
  graph: DeclarationGraph,
): ReadonlyMap<string, string> {
  const bundles = new Map<string, string>();
  const add = (files: Iterable<string>, name: string) => {
    for (const file of files) if (!bundles.has(file)) bundles.set(file, name);
  };
  for (const { name, packages } of FOUNDATIONS) {
    if (name === 'library') add(graph.follow(getLibraryFiles()), name);
    for (const { packageName, closure } of entries) {
      if (packages.some((each) => each === packageName)) add(closure, name);
    }
  }
  const users = new Map<string, Set<string>>();
  for (const { packageName, closure } of entries) {
    for (const file of closure) {
      users.set(file, (users.get(file) ?? new Set()).add(packageName));
    }
  }
  const roots = new Map(
    entries
      .filter(({ moduleName, packageName }) => moduleName === packageName)
      .map((entry) => [entry.packageName, entry]),
  );
  const leadsTo = (from: string, to: string) =>
    from === to || roots.get(from)?.closure.has(roots.get(to)?.file ?? '') === true;
  for (const [file, packages] of users) {
    const owner = getOwner(file).replace(/^@types\//, '');
    // The package that all others come through, such as the free edition of a product.
    const source = [...packages].find((each) => [...packages].every((user) => leadsTo(user, each)));
    const name = DEMO_PACKAGES.includes(owner) ? owner : (source ?? SHARED);
    add([file], getBundleName(name));
  }
  return bundles;
}

/** Lists for every package the bundles of its root, and the modules that need others. */
function listNeeds(
  entries: readonly EntryPoint[],
  bundles: ReadonlyMap<string, string>,
): Pick<LanguageManifest, 'packages' | 'modules'> {
  const getNeeds = ({ closure }: EntryPoint) =>
    [...new Set([...closure].map((file) => bundles.get(file)!))]
      .filter((name) => !BASE.includes(name))
      .sort();
  const packages: Record<string, string[]> = {};
  const modules: Record<string, string[]> = {};
  for (const entry of entries) {
    const needs = getNeeds(entry);
    const known = packages[entry.packageName];
    if (!known) packages[entry.packageName] = needs;
    else if (needs.some((name) => !known.includes(name))) {
      modules[entry.moduleName] = [...new Set([...known, ...needs])].sort();
    }
  }
  return { packages, modules };
}

function readManifest(file: string): string {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return JSON.stringify(
    Object.fromEntries(
      MANIFEST_FIELDS.flatMap((name) => (name in manifest ? [[name, manifest[name]]] : [])),
    ),
  );
}

function readText(file: string): string {
  if (path.basename(file) === 'package.json') return readManifest(file);
  // Of a module without declarations, the compiler only asks whether it is there.
  if (!isDeclaration(file)) return '';
  return readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');
}

function groupFiles(files: readonly string[]): DeclarationGroup[] {
  const groups = new Map<string, string[]>();
  for (const file of [...files].sort()) {
    const text = readText(file);
    groups.set(text, [...(groups.get(text) ?? []), toPath(file)]);
  }
  return [...groups].map(([text, paths]) => ({ text, paths }));
}

/** Joins the names of all icons, whose declarations are the same. */
function bundleIcons(): DeclarationBundle {
  const folder = path.join(ROOT, 'node_modules', ICONS);
  const inside = path.join(folder, 'esm');
  const names = readdirSync(inside).flatMap((name) => /^([A-Z]\w*)\.d\.ts$/.exec(name)?.[1] ?? []);
  const text = readFileSync(path.join(inside, `${names[0]}.d.ts`), 'utf8');
  const odd = names.find(
    (name) => readFileSync(path.join(inside, `${name}.d.ts`), 'utf8') !== text,
  );
  if (odd !== undefined) throw new Error(`${ICONS}/${odd} is declared differently than the others`);
  const root = readFileSync(path.join(inside, 'index.d.ts'), 'utf8');
  const each = 'export const *: SvgIconComponent;\n';
  const start = root.slice(0, root.indexOf('export const '));
  const all = new Set(names);
  const endings = ['', 'Outlined', 'Rounded', 'Sharp', 'TwoTone'];
  const stems = names.filter((name) => endings.every((ending) => all.has(name + ending)));
  const covered = new Set(stems.flatMap((stem) => endings.map((ending) => stem + ending)));
  const declared: DeclaredNames = {
    folder: `${toPath(inside)}/`,
    text,
    root: { start, each },
    stems,
    endings,
    others: names.filter((name) => !covered.has(name)),
  };
  return { files: groupFiles([path.join(folder, 'package.json')]), names: declared };
}

/**
 * Bundles the declarations of everything that a demo can import: for each package the files that
 * its public modules lead to, as far as they are in no bundle that it builds on.
 */
export function bundleDeclarations(): Declarations {
  const graph = createDeclarationGraph();
  const entries = DEMO_PACKAGES.filter((name) => name !== ICONS).flatMap((name) =>
    listEntryPoints(name, graph),
  );
  const assigned = assignFiles(entries, graph);
  const files = new Map<string, Set<string>>();
  const holders = new Map<string, Set<string>>();
  for (const [file, name] of assigned) {
    files.set(name, (files.get(name) ?? new Set()).add(file));
    const owner = getOwner(file);
    holders.set(owner, (holders.get(owner) ?? new Set()).add(name));
  }
  for (const manifest of graph.manifests) {
    for (const name of holders.get(getOwner(manifest)) ?? []) files.get(name)?.add(manifest);
  }
  const { packages, modules } = listNeeds(entries, assigned);
  return {
    base: BASE,
    packages: { ...packages, [ICONS]: [ICON_BUNDLE, ...(packages['@mui/material'] ?? [])] },
    modules,
    bundles: {
      ...Object.fromEntries(
        [...files].map(([name, each]) => [name, { files: groupFiles([...each]) }]),
      ),
      [ICON_BUNDLE]: bundleIcons(),
    },
  };
}
