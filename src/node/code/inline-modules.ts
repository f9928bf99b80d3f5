import ts from 'typescript';
import { flattenImports } from '../../core/demo/sandbox.ts';
import { fillRows, isData } from './fill-rows.ts';
import {
  getEndWithComments,
  getStartWithComments,
  type ImportedName,
  type ModuleOutline,
  type OutlineImport,
  type OutlineStatement,
} from './module-outline.ts';

/** A module whose imports can be followed. */
export interface LocalModule {
  /** Named in errors. */
  file: string;
  outline: ModuleOutline;
  /** Returns the module that an import means, or null if it stays an import. */
  resolve: (specifier: string) => LocalModule | null;
}

/** Means that modules cannot be joined as they are written. */
export class InlineError extends Error {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
  readonly remedy: string;

  constructor({ file, outline }: LocalModule, node: ts.Node, problem: string, remedy: string) {
    const { line } = outline.source.getLineAndCharacterOfPosition(node.getStart());
    super(`${file}:${line + 1}: ${problem} ${remedy}`);
    this.name = 'InlineError';
    this.file = file;
    this.line = line + 1;
    this.problem = problem;
    this.remedy = remedy;
  }
}

const WIDTH = 100;

/** The part of a module that is needed. */
interface Part {
  module: LocalModule;
  kept: Set<OutlineStatement>;
}

/** Elements of an array that are used. */
interface Cut {
  range: readonly [start: number, end: number];
  /** Calls of `slice` that are superfluous then. */
  calls: readonly ts.CallExpression[];
}

function isDeclaration(node: ts.Statement): boolean {
  return (
    ts.isVariableStatement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node)
  );
}

function isDefaultExport(node: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}

/** Rejects statements that cannot move into another module. */
function checkModule(module: LocalModule): void {
  for (const { node } of module.outline.statements) {
    if (isDeclaration(node) && !isDefaultExport(node)) continue;
    throw new InlineError(
      module,
      node,
      'A file that demos import contains more than named declarations.',
      'Declare constants, functions and types at the top level, each with its own `export`.',
    );
  }
}

/** Rejects statements between imports, which would have to move. */
function checkImportsFirst(module: LocalModule): void {
  const { imports, statements } = module.outline;
  const [first, last] = [imports[0], imports.at(-1)];
  if (!first || !last) return;
  const between = statements.find(
    ({ node }) => node.pos > first.node.pos && node.pos < last.node.pos,
  );
  if (!between) return;
  const problem = 'A statement stands between imports.';
  throw new InlineError(module, between.node, problem, 'Move it below them.');
}

function checkLocalImport(module: LocalModule, { node, names }: OutlineImport): void {
  if (names.some(({ kind, imported, local }) => kind !== 'named' || imported !== local)) {
    throw new InlineError(
      module,
      node,
      'An import of a local file changes a name.',
      'Import what the file exports by its own name, in braces.',
    );
  }
}

/** Lists the modules below an entry in the order in which they run. The entry is the last. */
function listModules(entry: LocalModule): LocalModule[] {
  const seen = new Set<string>();
  const modules: LocalModule[] = [];
  const visit = (module: LocalModule) => {
    if (seen.has(module.file)) return;
    seen.add(module.file);
    checkImportsFirst(module);
    if (module !== entry) checkModule(module);
    for (const each of module.outline.imports) {
      const target = module.resolve(each.specifier);
      if (!target) continue;
      checkLocalImport(module, each);
      visit(target);
    }
    modules.push(module);
  };
  visit(entry);
  return modules;
}

/** Finds the statements that the entry needs, and the package imports of those. */
function findParts(entry: LocalModule): { parts: Part[]; imports: ImportedName[] } {
  const parts = listModules(entry).map((module): Part => ({ module, kept: new Set() }));
  const imports: ImportedName[] = [];
  const byFile = new Map(parts.map((part) => [part.module.file, part]));

  const keep = (part: Part, statement: OutlineStatement) => {
    if (part.kept.has(statement)) return;
    part.kept.add(statement);
    for (const use of statement.uses) followUse(part, use);
  };
  const keepName = (part: Part, name: string): boolean => {
    const declared = part.module.outline.statements.filter(({ names }) => names.includes(name));
    for (const statement of declared) keep(part, statement);
    return declared.length > 0;
  };
  const followUse = (part: Part, { name, node }: { name: string; node: ts.Identifier }) => {
    const { module } = part;
    const imported = module.outline.imports
      .flatMap(({ names }) => names)
      .find(({ local }) => local === name);
    if (!imported) {
      keepName(part, name);
      return;
    }
    const target = module.resolve(imported.specifier);
    if (!target) {
      if (module !== entry) imports.push(imported);
      return;
    }
    if (keepName(byFile.get(target.file)!, imported.imported)) return;
    throw new InlineError(
      module,
      node,
      `${target.file} does not declare ${imported.imported}.`,
      'Import it from the file that declares it.',
    );
  };

  const own = byFile.get(entry.file)!;
  for (const statement of entry.outline.statements) keep(own, statement);
  return { parts, imports };
}

/** Rejects names that would mean something else in the joined module. */
function checkNames(parts: readonly Part[], imports: readonly ImportedName[]): void {
  const remedy = 'Rename one of the two.';
  const origins = new Map<string, string>();
  const claim = ({ module }: Part, node: ts.Node, name: string, origin: string) => {
    const other = origins.get(name) ?? origin;
    origins.set(name, origin);
    if (other === origin) return;
    throw new InlineError(module, node, `${name} is also declared in ${other}.`, remedy);
  };
  for (const part of parts) {
    const { file, outline } = part.module;
    for (const { node, names } of part.kept) {
      for (const name of names) claim(part, node, name, file);
    }
    for (const { node, specifier, names } of outline.imports) {
      if (part.module.resolve(specifier)) continue;
      for (const each of names) {
        const isKept = part === parts.at(-1) || imports.includes(each);
        if (isKept) claim(part, node, each.local, `${specifier} (${each.imported})`);
      }
    }
  }
  for (const { module, kept } of parts) {
    for (const { node, globals } of kept) {
      for (const name of globals) {
        const origin = origins.get(name);
        if (origin === undefined) continue;
        const problem = `${name} is global here, but ${origin} declares it too.`;
        throw new InlineError(module, node, problem, remedy);
      }
    }
  }
}

function readNumber(node: ts.Node | undefined): number | null {
  return node && ts.isNumericLiteral(node) ? Number(node.text) : null;
}

/** Reads `name.slice(2, 5)` around a name; null if the name stands in anything else. */
function readSlice({ parent }: ts.Identifier) {
  if (!ts.isPropertyAccessExpression(parent) || parent.name.text !== 'slice') return null;
  const call = parent.parent;
  if (!ts.isCallExpression(call) || call.expression !== parent) return null;
  const [start, end] = [readNumber(call.arguments[0]), readNumber(call.arguments[1])];
  return start === null || end === null ? null : { call, start, end };
}

/** Finds the elements of an array that are used, if all that mentions it is its slices. */
function findCut(parts: readonly Part[], statement: OutlineStatement): Cut | null {
  const [name] = statement.names;
  const uses = parts.flatMap(({ kept }) =>
    [...kept].flatMap((each) => (each === statement ? [] : each.uses)),
  );
  const slices = uses.filter((use) => use.name === name).map(({ node }) => readSlice(node));
  const [first] = slices;
  if (!first || slices.includes(null)) return null;
  const known = slices.filter((slice) => slice !== null);
  if (known.every(({ start, end }) => start === first.start && end === first.end)) {
    return { range: [first.start, first.end], calls: known.map(({ call }) => call) };
  }
  return { range: [0, Math.max(...known.map(({ end }) => end))], calls: [] };
}

/** Returns the array or object of data that a statement declares and nothing else. */
function getData({ node }: OutlineStatement) {
  if (!ts.isVariableStatement(node)) return null;
  const [declaration, second] = node.declarationList.declarations;
  if (!declaration || second || !isData(declaration.initializer)) return null;
  return { declaration, data: declaration.initializer };
}

/** Finds the arrays of which only a part is used. */
function findCuts(parts: readonly Part[]): Map<OutlineStatement, Cut> {
  const cuts = new Map<OutlineStatement, Cut>();
  for (const statement of parts.slice(0, -1).flatMap(({ kept }) => [...kept])) {
    const found = getData(statement);
    if (!found || !ts.isArrayLiteralExpression(found.data)) continue;
    // A slice of a read-only array is a mutable one.
    if (/^(readonly|ReadonlyArray)\b/.test(found.declaration.type?.getText() ?? '')) continue;
    if (found.data.elements.some(ts.isSpreadElement)) continue;
    const cut = findCut(parts, statement);
    if (cut) cuts.set(statement, cut);
  }
  return cuts;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Returns a part of a text with edits applied that lie within it. */
function edit(text: string, from: number, to: number, edits: readonly Edit[]): string {
  let result = '';
  let at = from;
  for (const each of edits.filter((one) => one.from >= from && one.to <= to)) {
    result += text.slice(at, each.from) + each.text;
    at = each.to;
  }
  return result + text.slice(at, to);
}

/** Lists the edits of a module's text: without `export`, with short arrays in full lines. */
function listEdits({ module, kept }: Part, cuts: ReadonlyMap<OutlineStatement, Cut>): Edit[] {
  const { source } = module.outline;
  const edits: Edit[] = [];
  for (const statement of kept) {
    const { node } = statement;
    const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
    const first = modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const from = first?.getStart() ?? node.getStart();
    const exported = first ? 'export '.length : 0;
    if (first) edits.push({ from, to: from + exported, text: '' });
    const found = getData(statement);
    if (!found) continue;
    const start = found.data.getStart();
    const before = start - source.text.lastIndexOf('\n', start) - 1 - exported;
    const text = fillRows(found.data, source, before, cuts.get(statement)?.range);
    edits.push({ from: start, to: found.data.end, text });
  }
  return edits;
}

/** Lists the edits that replace superfluous calls of `slice` with the array they are called on. */
function listSliceEdits({ module }: Part, cuts: Iterable<Cut>): Edit[] {
  return [...cuts]
    .flatMap(({ calls }) => calls)
    .filter((call) => call.getSourceFile() === module.outline.source)
    .map((call) => {
      const { expression } = call.expression as ts.PropertyAccessExpression;
      return { from: call.getStart(), to: call.end, text: expression.getText() };
    });
}

/** Prints the needed statements of a module. Those that followed each other still do. */
function printStatements(part: Part, edits: readonly Edit[]): string {
  const { source, statements } = part.module.outline;
  let result = '';
  let last = -1;
  for (const [index, statement] of statements.entries()) {
    if (!part.kept.has(statement)) continue;
    const start = getStartWithComments(statement.node, source);
    const end = getEndWithComments(statement.node, source);
    if (result !== '') {
      const before = source.text.slice(last, start);
      const isNext = /^\s*$/.test(before) && !/\n\s*\n/.test(before);
      result += isNext && index > 0 ? '\n' : '\n\n';
    }
    result += edit(source.text, start, end, edits);
    last = end;
  }
  return result;
}

function printNames(names: readonly string[], head: string, specifier: string): string {
  const line = `${head}{ ${names.join(', ')} } from '${specifier}';`;
  if (line.length <= WIDTH) return line;
  return `${head}{\n${names.map((name) => `  ${name},\n`).join('')}} from '${specifier}';`;
}

function printName({ imported, local, isType }: ImportedName, isInType: boolean): string {
  const name = imported === local ? local : `${imported} as ${local}`;
  return isType && !isInType ? `type ${name}` : name;
}

/** Prints imports of one kind that the entry's own imports do not include. */
function printNewImports(specifier: string, names: readonly ImportedName[]): string[] {
  const lines = names.flatMap(({ kind, local, isType }) => {
    if (kind === 'named') return [];
    const type = isType ? 'type ' : '';
    return [`import ${type}${kind === 'namespace' ? '* as ' : ''}${local} from '${specifier}';`];
  });
  const named = names.filter(({ kind }) => kind === 'named');
  if (named.length === 0) return lines;
  const isType = named.every((name) => name.isType);
  const texts = named.map((name) => printName(name, isType));
  return [...lines, printNames(texts, isType ? 'import type ' : 'import ', specifier)];
}

/** Prints one of the entry's imports with more names; null if it has no place for them. */
function printWithNames(node: ts.ImportDeclaration, names: readonly ImportedName[]): string | null {
  const { importClause: clause, moduleSpecifier } = node;
  const bindings = clause?.namedBindings;
  if (!clause || !bindings || !ts.isNamedImports(bindings)) return null;
  const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (isType && names.some((name) => !name.isType)) return null;
  const texts = [
    ...bindings.elements.map((element) => element.getText()),
    ...names.map((name) => printName(name, isType)),
  ];
  const head = `import ${isType ? 'type ' : ''}${clause.name ? `${clause.name.text}, ` : ''}`;
  return printNames(texts, head, (moduleSpecifier as ts.StringLiteral).text);
}

/** Prints the entry's package imports together with those of the inlined statements. */
function printImports(entry: LocalModule, extra: readonly ImportedName[]): string {
  const { source, imports } = entry.outline;
  const isSame = (a: ImportedName, b: ImportedName) =>
    a.specifier === b.specifier && a.local === b.local && (!a.isType || b.isType);
  const known = imports.flatMap(({ names }) => names);
  const missing = extra.filter(
    (name, index) =>
      extra.findIndex((each) => isSame(each, name)) === index &&
      !known.some((each) => isSame(each, name)),
  );
  const lines: string[] = [];
  for (const { node, specifier } of imports) {
    if (entry.resolve(specifier)) continue;
    const names = missing.filter((name) => name.specifier === specifier && name.kind === 'named');
    const printed = names.length > 0 ? printWithNames(node, names) : null;
    if (printed !== null) for (const name of names) missing.splice(missing.indexOf(name), 1);
    const start = getStartWithComments(node, source);
    const text = source.text.slice(start, getEndWithComments(node, source));
    lines.push(printed ?? (specifier.startsWith('.') ? flattenImports(text) : text));
  }
  for (const specifier of new Set(missing.map((name) => name.specifier))) {
    lines.push(
      ...printNewImports(
        specifier,
        missing.filter((name) => name.specifier === specifier),
      ),
    );
  }
  return lines.join('\n');
}

/**
 * Joins a module with the parts of its local modules that it uses, in the order in which they run.
 * Throws an `InlineError` if the names or the form of a module do not allow it.
 */
export function inlineModules(entry: LocalModule): string {
  const { parts, imports } = findParts(entry);
  checkNames(parts, imports);
  const cuts = findCuts(parts);
  const inlined = parts.slice(0, -1).flatMap((part) => {
    const edits = [...listEdits(part, cuts), ...listSliceEdits(part, cuts.values())];
    return (
      printStatements(
        part,
        edits.sort((a, b) => a.from - b.from),
      ) || []
    );
  });
  const { source, imports: own } = entry.outline;
  const head = source.text.slice(0, own[0] ? getStartWithComments(own[0].node, source) : 0);
  const rest = own.at(-1);
  const bodyStart = rest ? getEndWithComments(rest.node, source) : 0;
  const sliceEdits = listSliceEdits(parts.at(-1)!, cuts.values()).sort((a, b) => a.from - b.from);
  const body = edit(source.text, bodyStart, source.text.length, sliceEdits).trim();
  const blocks = [head.trim(), printImports(entry, imports), ...inlined, body];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
