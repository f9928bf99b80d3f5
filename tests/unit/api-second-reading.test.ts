import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleResolutionKind, Node, Project, type ExportedDeclarations } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import type { ApiModel } from '../../src/core/api/model.ts';
import { getApiFile } from '../../src/core/api/pages.ts';
import { loadConfig } from '../../src/node/load-config.ts';

const MODULES = path.resolve(import.meta.dirname, '../../node_modules');
/** Folders of other builds, and those that only add to types or that only packages import. */
const PRIVATE = /^(?:internals|node|modern|esm|tests|themeAugmentation|typeOverloads)$/;

// A second reading of the declarations, which shares no code with the extraction: ts-morph follows
// the exports with a compiler of its own.
const project = new Project({
  skipAddingFilesFromTsConfig: true,
  compilerOptions: { moduleResolution: ModuleResolutionKind.Bundler, skipLibCheck: true },
});

function listEntryPoints(name: string): { from: string; file: string }[] {
  const folder = path.join(MODULES, name);
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !PRIVATE.test(each.name))
    .map((each) => each.name);
  return ['', ...folders]
    .map((each) => ({
      from: each === '' ? name : `${name}/${each}`,
      file: path.join(folder, each, 'index.d.ts'),
    }))
    .filter(({ file }) => existsSync(file) && existsSync(file.replace(/d\.ts$/, 'js')));
}

/** The kind of an export as its declaration is written, without what the reference says. */
function readKind(name: string, declarations: readonly ExportedDeclarations[]): string {
  const value = declarations.find(
    (each) => !Node.isInterfaceDeclaration(each) && !Node.isTypeAliasDeclaration(each),
  );
  if (value === undefined) return 'type';
  if (Node.isClassDeclaration(value)) return 'class';
  if (/^(?:unstable_)?use[A-Z]/.test(name)) return 'hook';
  if (/^[a-z]\w*Classes$/.test(name)) return 'classes';
  const type = value.getType().getNonNullableType();
  if (/\bContext<.*>$/s.test(type.getText(value))) return 'context';
  const parts = type.isUnion() ? type.getUnionTypes() : [type];
  const isCallable =
    !Node.isEnumDeclaration(value) && parts.every((each) => each.getCallSignatures().length > 0);
  if (!isCallable) return 'constant';
  return /^(?:Unstable_)?[A-Z]/.test(name) ? 'component' : 'function';
}

const products = loadConfig().products.flatMap(({ id, folder, packages }) =>
  id === undefined || packages === undefined ? [] : [{ id, folder, packages }],
);

describe.each(products)('a second reading of $id', ({ folder, packages }) => {
  const file = path.resolve(MODULES, '..', getApiFile(folder));
  const model = JSON.parse(readFileSync(file, 'utf8')) as ApiModel;
  const leftOut = new Set(model.leftOut.map(({ name }) => name));
  const kinds = new Map<string, string>([
    ...model.types.map(({ name }): [string, string] => [name, 'type']),
    ...model.interfaces.map(({ name }): [string, string] => [name, 'type']),
    ...model.components.flatMap(({ name, propsType }): [string, string][] => [
      [name, 'component'],
      [`Unstable_${name}`, 'component'],
      ...(propsType === undefined ? [] : [[propsType, 'type'] satisfies [string, string]]),
    ]),
    ...model.exports.map(({ name, kind }): [string, string] => [name, kind]),
    // Some selectors are constants with a call signature: to readers, they are functions.
    ...model.selectors.map(({ name }): [string, string] => [name, 'function']),
  ]);
  const read = packages.flatMap(listEntryPoints).map(({ from, file: entry }) => {
    const exported = project.addSourceFileAtPath(entry).getExportedDeclarations();
    return {
      from,
      names: [...exported].map(([name, declarations]) => ({
        name,
        kind: readKind(name, declarations),
      })),
    };
  });

  it('finds no export that the reference lacks, and none of another kind', () => {
    expect(read.flatMap(({ names }) => names).length).toBeGreaterThan(100);
    const wrong = read.flatMap(({ from, names }) =>
      names
        .filter(({ name, kind }) => !leftOut.has(name) && kinds.get(name) !== kind)
        .map(({ name, kind }) => `${from}: ${name}: ${kind}, not ${kinds.get(name) ?? 'listed'}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('finds every export that the reference imports', () => {
    const exported = new Set(
      read.flatMap(({ from, names }) => names.map(({ name }) => `${name} from ${from}`)),
    );
    const imports = [...model.components, ...model.interfaces, ...model.exports].flatMap((each) =>
      each.imports.map(({ name, from }) => `${name} from ${from}`),
    );
    expect(imports.length).toBeGreaterThan(20);
    expect(imports.filter((each) => !exported.has(each))).toEqual([]);
  });
});
