import type ts from 'typescript';
import type { Change } from '../change.ts';
import type { Edit } from '../edit.ts';
import type { Report } from '../item.ts';
import type { Project } from '../project.ts';
import type { Site } from '../site.ts';
import type { Types } from '../types/types.ts';

/** What rewrites need beside the place that they rewrite. */
export interface Context extends Project {
  types: Types;
  report: Report;
  /** Whether a change, by its id, is among those to make. */
  hasChange: (id: string) => boolean;
  /** Whether an edit that was reported replaces or removes a node. */
  isReplaced: (node: ts.Node) => boolean;
}

/** Rewrites the place of a member, and reports it. */
export type MemberRewrite = (
  context: Context,
  change: Change,
  site: Site,
  /** The new name of the member. */
  to: string | null,
) => void;

/** Rewrites an import or export of a name, and reports it. */
export type ExportRewrite = (
  context: Context,
  change: Change,
  specifier: ts.ImportSpecifier | ts.ExportSpecifier,
  to: string | null,
) => void;

export function replace(node: ts.Node, text: string): Edit {
  return { start: node.getStart(), end: node.getEnd(), text };
}

export function insert(position: number, text: string): Edit {
  return { start: position, end: position, text };
}

export function isTypeScript(node: ts.Node): boolean {
  return /\.[cm]?tsx?$/.test(node.getSourceFile().fileName);
}

/** Removes nodes from a list with the commas and the spaces that belong to them. */
export function removeFromList(list: ts.NodeArray<ts.Node>, ...nodes: readonly ts.Node[]): Edit[] {
  const text = list[0]?.getSourceFile().text ?? '';
  return nodes.map((node): Edit => {
    const index = list.indexOf(node);
    const next = list[index + 1];
    const before = list[index - 1];
    const comma = list.hasTrailingComma ? /^\s*,/.exec(text.slice(list.at(-1)!.getEnd()))! : null;
    // The comma before goes with the last ones, if the one before stays.
    const isLast = list.slice(index).every((each) => nodes.includes(each));
    const isFirstOfLast = isLast && (!before || !nodes.includes(before));
    const start = !isFirstOfLast
      ? node.getStart()
      : before && !comma
        ? before.getEnd()
        : node.getFullStart();
    const end = next ? next.getStart() : node.getEnd() + (comma?.[0].length ?? 0);
    return { start, end, text: '' };
  });
}

/** Removes a JSX attribute with the space before it. Comments stay. */
export function removeAttribute(node: ts.Node): Edit {
  const { text } = node.getSourceFile();
  const before = text.slice(node.getFullStart(), node.getStart());
  if (before.trim() === '') return { start: node.getFullStart(), end: node.getEnd(), text: '' };
  const after = /^[ \t]*/.exec(text.slice(node.getEnd()))?.[0].length ?? 0;
  return { start: node.getStart(), end: node.getEnd() + after, text: '' };
}

/** The properties of an object literal by their names. */
export function getProperty(
  { typescript: is }: Pick<Project, 'typescript'>,
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.ObjectLiteralElementLike | undefined {
  return object.properties.find(
    (property) =>
      property.name &&
      (is.isIdentifier(property.name) || is.isStringLiteralLike(property.name)) &&
      property.name.text === name,
  );
}

/** Puts quotes around a text as the file does most often. */
export function quote(source: ts.SourceFile, text: string): string {
  const count = (mark: string) => source.text.split(`from ${mark}`).length;
  const mark = count('"') > count("'") ? '"' : "'";
  return mark + text + mark;
}

/** Imports a name, if the file does not import it yet from this module or one that it starts with. */
export function addImport(
  { typescript: is }: Pick<Project, 'typescript'>,
  source: ts.SourceFile,
  name: string,
  module: string,
  { isType = false } = {},
): Edit[] {
  // Some compilers need the word, and a file that has it once shows that they are used.
  const isMarked = isType && /^import type\b|[{,]\s*type\s+\w/m.test(source.text);
  const added = isMarked ? `type ${name}` : name;
  const imports = source.statements.filter(is.isImportDeclaration);
  const getModule = ({ moduleSpecifier }: ts.ImportDeclaration) =>
    (moduleSpecifier as ts.StringLiteral).text;
  const isNamed = ({ importClause }: ts.ImportDeclaration, isType: boolean) =>
    importClause?.namedBindings !== undefined &&
    is.isNamedImports(importClause.namedBindings) &&
    importClause.isTypeOnly === isType;
  for (const each of imports) {
    const bindings = each.importClause?.namedBindings;
    if (!bindings || !is.isNamedImports(bindings) || getModule(each) !== module) continue;
    if (bindings.elements.some((element) => element.name.text === name)) return [];
  }
  const same = imports.find((each) => getModule(each) === module && isNamed(each, false));
  const bindings = same?.importClause?.namedBindings;
  if (bindings && is.isNamedImports(bindings) && bindings.elements.length > 0) {
    const last = bindings.elements.at(-1)!;
    const isOnOwnLine = source.text.slice(0, last.getStart()).match(/\n([ \t]*)$/);
    const separator = isOnOwnLine ? `,${getLineBreak(source)}${isOnOwnLine[1]}` : ', ';
    return [insert(last.getEnd(), separator + added)];
  }
  const semicolon = /^import[^\n]*;\s*$/m.test(source.text) || imports.length === 0 ? ';' : '';
  const statement = `import { ${added} } from ${quote(source, module)}${semicolon}`;
  const last = imports.at(-1);
  if (!last) return [insert(0, statement + getLineBreak(source))];
  return [insert(last.getEnd(), getLineBreak(source) + statement)];
}

export function getLineBreak(source: ts.SourceFile): string {
  return source.text.includes('\r\n') ? '\r\n' : '\n';
}
