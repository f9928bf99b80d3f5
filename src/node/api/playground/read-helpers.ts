import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { HelperModule } from '../../../core/api/playground/build-setup.ts';
import type { ImportedName } from '../../../core/api/playground/setup.ts';
import {
  getEndWithComments,
  getStartWithComments,
  readModuleOutline,
  type ImportedName as OutlineName,
} from '../../code/module-outline.ts';
import { ROOT } from '../../load-config.ts';

/** Returns the module with the declarations that the code of a product can use, from the root. */
export function getHelperFile(folder: string): string {
  return `src/islands/demo/playground/helpers/${folder}.tsx`;
}

function toImport({ specifier, kind, imported, isType }: OutlineName): ImportedName {
  const special = { default: 'default', namespace: '*', named: imported }[kind];
  return { from: specifier, imported: special, ...(isType && { isType }) };
}

function isExportedValue(node: ts.Statement): boolean {
  if (!ts.isVariableStatement(node) && !ts.isFunctionDeclaration(node)) return false;
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/** Splits a module into its declarations. They are printed as they are, without `export`. */
export function readHelpers(code: string): HelperModule {
  const { source, imports, statements } = readModuleOutline(code);
  const names = imports.flatMap((each) => each.names);
  return {
    imports: Object.fromEntries(names.map((each) => [each.local, toImport(each)])),
    helpers: statements.map(({ node, names: declared, uses }) => ({
      names: declared,
      code: code
        .slice(getStartWithComments(node, source), getEndWithComments(node, source))
        .replace(/^export /m, ''),
      isExported: isExportedValue(node),
      uses: [...new Set(uses.map(({ name }) => name))].filter((name) => !declared.includes(name)),
    })),
  };
}

const known = new Map<string, { time: number; module: HelperModule }>();

/** Loads the declarations of a product, again if the file has changed. */
export function loadHelpers(folder: string): HelperModule {
  const file = path.join(ROOT, getHelperFile(folder));
  const time = statSync(file).mtimeMs;
  const found = known.get(file);
  if (found?.time === time) return found.module;
  const module = readHelpers(readFileSync(file, 'utf8'));
  known.set(file, { time, module });
  return module;
}
