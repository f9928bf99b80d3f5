import type ts from 'typescript';
import type { Change } from '../change.ts';
import type { Edit } from '../edit.ts';
import {
  addImport,
  insert,
  removeFromList,
  replace,
  type Context,
  type ExportRewrite,
} from './context.ts';

type Specifier = ts.ImportSpecifier | ts.ExportSpecifier;

export function getModuleSpecifier(specifier: Specifier): ts.StringLiteral {
  const list = specifier.parent;
  const declaration = 'moduleSpecifier' in list.parent ? list.parent : list.parent.parent;
  return (declaration as ts.ImportDeclaration).moduleSpecifier as ts.StringLiteral;
}

/** The identifiers of the file that an import binds, except the one in the import. */
export function getLocalUses(
  { typescript: is, checker }: Context,
  specifier: Specifier,
): ts.Identifier[] {
  const symbol = checker.getSymbolAtLocation(specifier.name);
  const text = specifier.name.text;
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node) => {
    if (is.isIdentifier(node) && node.text === text && node.parent !== specifier) {
      const meant = is.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : is.isExportSpecifier(node.parent) && !node.parent.parent.parent.moduleSpecifier
          ? checker.getExportSpecifierLocalTargetSymbol(node.parent)
          : checker.getSymbolAtLocation(node);
      if (meant && meant === symbol) found.push(node);
    }
    is.forEachChild(node, visit);
  };
  visit(specifier.getSourceFile());
  return found;
}

function isTaken({ typescript: is }: Context, source: ts.SourceFile, name: string): boolean {
  let found = false;
  const visit = (node: ts.Node) => {
    if (is.isIdentifier(node) && node.text === name) {
      const { parent } = node;
      const isMember =
        (is.isPropertyAccessExpression(parent) && parent.name === node) ||
        (is.isPropertyAssignment(parent) && parent.name === node) ||
        (is.isImportSpecifier(parent) && parent.propertyName === node);
      if (!isMember) found = true;
    }
    if (!found) is.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function renameUse(is: typeof ts, node: ts.Identifier, to: string): Edit {
  const { parent } = node;
  if (is.isShorthandPropertyAssignment(parent)) return insert(node.getEnd(), `: ${to}`);
  if (is.isExportSpecifier(parent) && !parent.propertyName)
    return insert(node.getStart(), `${to} as `);
  return replace(node, to);
}

/** Gives an import its new name, and the uses with it unless the file has that name already. */
export function renameImport(context: Context, specifier: Specifier, to: string): Edit[] {
  const { typescript: is } = context;
  const source = specifier.getSourceFile();
  if (specifier.propertyName) return [replace(specifier.propertyName, to)];
  if (is.isExportSpecifier(specifier)) return [insert(specifier.name.getStart(), `${to} as `)];
  const module = getModuleSpecifier(specifier).text;
  const same = specifier.parent.elements.find(
    (each) => each !== specifier && each.name.text === to && !each.propertyName,
  );
  if (same) {
    const uses = getLocalUses(context, specifier).map((node) => renameUse(is, node, to));
    return [...removeFromList(specifier.parent.elements, specifier), ...uses];
  }
  if (isTaken(context, source, to) && module !== '') {
    return [insert(specifier.name.getStart(), `${to} as `)];
  }
  return [
    replace(specifier.name, to),
    ...getLocalUses(context, specifier)
      .filter((node) => !context.isReplaced(node))
      .map((node) => renameUse(is, node, to)),
  ];
}

/** Folders of packages that have the name of what they export, and changed it. */
function renameFolder(
  specifier: Specifier,
  names: Readonly<Record<string, string | null>>,
): Edit[] {
  const literal = getModuleSpecifier(specifier);
  const folder = /\/([^/]+)$/.exec(literal.text)?.[1] ?? '';
  const to = /^@mui\/[^/]+$/.test(literal.text) ? null : names[`export ${folder}`];
  if (!to) return [];
  const end = literal.getEnd() - 1;
  return [{ start: end - folder.length, end, text: to }];
}

export const renameExport: ExportRewrite = (context, change, specifier, to) => {
  if (to === null) return context.report.left(change, specifier);
  const edits = [...renameImport(context, specifier, to), ...renameFolder(specifier, change.names)];
  context.report.changed(change, specifier, edits);
};

/** Writes the type of an array with the type of its elements: `GridColDef[]`. */
export const writeArrayType: ExportRewrite = (context, change, specifier, to) => {
  const { typescript: is, report } = context;
  const uses = is.isImportSpecifier(specifier) ? getLocalUses(context, specifier) : [];
  const isType = ({ parent }: ts.Identifier) => is.isTypeReferenceNode(parent);
  if (to === null || !is.isImportSpecifier(specifier) || !uses.every(isType)) {
    return removeExport(context, change, specifier, to);
  }
  report.changed(change, specifier, [
    ...renameImport(context, specifier, to),
    ...uses.map(({ parent }) => insert(parent.getEnd(), '[]')),
  ]);
};

/** Whether a type is surely that of a value, not of a row. */
function isValueType(is: typeof ts, node: ts.TypeNode): boolean {
  if (is.isUnionTypeNode(node)) return node.types.every((each) => isValueType(is, each));
  if (is.isArrayTypeNode(node)) return isValueType(is, node.elementType);
  if (is.isTypeReferenceNode(node)) return node.typeName.getText() === 'Date';
  return !is.isTypeLiteralNode(node);
}

/**
 * Whether a type names the value before the row, as before version 6. What has the later order, or
 * could have it, is not taken for it, so that an upgrade can run twice.
 */
export function hasValueFirst(is: typeof ts, { typeArguments }: ts.TypeReferenceNode): boolean {
  const [value, row] = typeArguments ?? [];
  return value !== undefined && isValueType(is, value) && !(row && isValueType(is, row));
}

/** Writes the type of the row before the type of the value, in each use of a type. */
export const swapGenerics: ExportRewrite = (context, change, specifier) => {
  const { typescript: is, report } = context;
  if (!is.isImportSpecifier(specifier)) return;
  for (const { parent } of getLocalUses(context, specifier)) {
    if (!is.isTypeReferenceNode(parent) || context.isReplaced(parent)) continue;
    const [value, row] = parent.typeArguments ?? [];
    if (!value || !hasValueFirst(is, parent) || (!row && value.getText() === 'any')) continue;
    const edits = row
      ? [replace(value, row.getText()), replace(row, value.getText())]
      : [insert(value.getStart(), 'any, ')];
    report.changed(change, parent, edits);
  }
};

/** Removes an import that nothing uses anymore, and reports the uses otherwise. */
export const removeExport: ExportRewrite = (context, change, specifier) => {
  const { typescript: is, report } = context;
  const uses = is.isImportSpecifier(specifier)
    ? getLocalUses(context, specifier).filter((use) => !context.isReplaced(use))
    : [];
  if (is.isImportSpecifier(specifier) && uses.length === 0) {
    return report.changed(change, specifier, removeFromList(specifier.parent.elements, specifier));
  }
  report.left(change, specifier);
  for (const use of uses) report.left(change, use);
};

/** Imports names of one declaration from another module. */
export function moveImports(
  context: Context,
  change: Change,
  specifiers: readonly ts.ImportSpecifier[],
  module: string,
): void {
  const [first] = specifiers;
  if (!first) return;
  const source = first.getSourceFile();
  const list = first.parent.elements;
  if (specifiers.length === list.length && !first.parent.parent.name) {
    const literal = getModuleSpecifier(first);
    const edit = { start: literal.getStart() + 1, end: literal.getEnd() - 1, text: module };
    return context.report.changed(change, first, [edit]);
  }
  const names = specifiers.map((each) => each.getText()).join(', ');
  const [added] = addImport(context, source, names, module);
  if (!added) return context.report.left(change, first);
  const declaration = first.parent.parent.parent;
  // Beside the import that it comes from.
  const isStatement = added.text.includes('import ');
  const place = isStatement
    ? { ...added, start: declaration.getEnd(), end: declaration.getEnd() }
    : added;
  context.report.changed(change, first, [...removeFromList(list, ...specifiers), place]);
}

/** Removes an import that nothing uses anymore. What is left has another type, if there is one. */
export const replaceExport: ExportRewrite = (context, change, specifier, to) => {
  const { typescript: is, report } = context;
  if (!is.isImportSpecifier(specifier)) return;
  const all = getLocalUses(context, specifier);
  const uses = all.filter((use) => !context.isReplaced(use));
  const isSame = to === (specifier.propertyName ?? specifier.name).text;
  if (isSame && (all.length === 0 || uses.length > 0)) return;
  if (uses.length === 0 || to === null) return removeExport(context, change, specifier, to);
  report.changed(change, specifier, renameImport(context, specifier, to), {
    certainty: 'probable',
  });
};

/** A change that renames some names and removes others. */
export const renameOrRemoveExport: ExportRewrite = (context, change, specifier, to) => {
  (to === null ? removeExport : renameExport)(context, change, specifier, to);
};
