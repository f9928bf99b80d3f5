import type ts from 'typescript';
import type { ImportableName } from '../../../core/editor/language/add-import.ts';
import type { Completion, CompletionList } from '../../../core/editor/language/language-service.ts';
import { getImportedModules, getPackageName } from '../../../core/demo/sandbox.ts';

/** The start of a module's name in an import, up to the caret. */
const STARTED_MODULE = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]*)$/;

const ICONS = '@mui/icons-material/';

/** Entries that need an import come after what the file knows already. */
const AFTER_OTHERS = '20';

interface ModuleNames {
  entryPoints: readonly string[];
  /** Names of the other files of the demo. */
  files: readonly string[];
  /** Names of the icons; empty until their declarations have loaded. */
  icons: () => readonly string[];
}

/** Completes the module of an import, as one text. Returns null elsewhere. */
export function completeModule(
  code: string,
  offset: number,
  { entryPoints, files, icons }: ModuleNames,
): CompletionList | null {
  const before = STARTED_MODULE.exec(code.slice(0, offset));
  if (!before) return null;
  const [, , typed = ''] = before;
  const after = /^[^'"\n]*/.exec(code.slice(offset))![0];
  const relative = files.map((name) => `./${name.replace(/\.[jt]sx?$/, '')}`);
  const names = typed.startsWith(ICONS)
    ? icons().map((name) => ICONS + name)
    : [...relative, ...entryPoints, ICONS.slice(0, -1)];
  const items = names.map((label, index): Completion => ({
    label,
    kind: 'string',
    // In their order: a package comes before its modules.
    order: String(index).padStart(5, '0'),
  }));
  return { start: offset - typed.length, end: offset + after.length, items };
}

/** Whether the module stands for one component, adapter or other name, which ends its path. */
const NAMED_MODULE = /^@mui\/(material|x-[\w-]+)\/([A-Z]\w*)$/;

/** The names that the entry points themselves tell. */
function listNamedModules(entryPoints: readonly string[]): ImportableName[] {
  return entryPoints.flatMap((module) => {
    const [, owner, name] = NAMED_MODULE.exec(module) ?? [];
    return name === undefined
      ? []
      : [{ name, module, isDefault: owner === 'material', isType: false }];
  });
}

/** What fits where code is typed: in a position of a type only types do. */
export type WantedNames = 'types' | 'values';

/** The names that a module of the program exports. */
function listExports(
  typescript: typeof ts,
  program: ts.Program,
  module: string,
  wanted: WantedNames,
): readonly ImportableName[] {
  const file = program.getSourceFile(`/node_modules/${module}/index.d.ts`);
  const checker = program.getTypeChecker();
  const symbol = file && checker.getSymbolAtLocation(file);
  if (!symbol) return [];
  return checker.getExportsOfModule(symbol).flatMap((each) => {
    if (!/^[a-z]/i.test(each.name) || each.name === 'default') return [];
    const { Alias, Type, Value } = typescript.SymbolFlags;
    const { flags } = each.flags & Alias ? checker.getAliasedSymbol(each) : each;
    if (!(flags & (wanted === 'types' ? Type : Value))) return [];
    return [{ name: each.name, module, isDefault: false, isType: !(flags & Value) }];
  });
}

interface Importing {
  code: string;
  /** The word that is being typed. */
  word: string;
  /** Names that the file knows already. */
  known: ReadonlySet<string>;
  wanted: WantedNames;
  entryPoints: readonly string[];
}

/**
 * Lists names that start like the word and are known once they are imported: components of Material
 * UI, and what the packages export that the file imports from.
 */
export function completeImports(
  typescript: typeof ts,
  program: ts.Program,
  { code, word, known, wanted, entryPoints }: Importing,
): Completion[] {
  if (word === '') return [];
  const modules = [...new Set(getImportedModules(code))].filter((each) =>
    each.startsWith('@mui/x-'),
  );
  const packages = new Set(['@mui/material', ...modules.map(getPackageName)]);
  const all = [
    ...modules.flatMap((module) => listExports(typescript, program, module, wanted)),
    ...(wanted === 'values' ? listNamedModules(entryPoints) : []).filter(({ module }) =>
      packages.has(getPackageName(module)),
    ),
  ];
  const fitting = all.filter(
    ({ name }) => name.toLowerCase().startsWith(word.toLowerCase()) && !known.has(name),
  );
  const byName = new Map(fitting.map((each) => [each.name, each]));
  return [...byName.values()].map((imported) => ({
    label: imported.name,
    kind: imported.isType ? 'interface' : 'function',
    order: AFTER_OTHERS,
    imported,
  }));
}
