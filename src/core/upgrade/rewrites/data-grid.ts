import type ts from 'typescript';
import {
  addImport,
  getLineBreak,
  insert,
  isTypeScript,
  removeFromList,
  type Context,
  type ExportRewrite,
  type MemberRewrite,
} from './context.ts';
import { getLocalUses } from './exports.ts';
import { getNeighbor, removeSite, renameMember, renameSite } from './members.ts';

/** Types of columns that version 7 knows. */
const COLUMN_TYPES = new Set([
  ...['string', 'number', 'date', 'dateTime', 'boolean', 'singleSelect', 'actions', 'custom'],
]);

/** A type of column of one's own is `custom`. */
export const renameColumnType: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { value } = site;
  if (site.form !== 'property' || !value || !is.isStringLiteralLike(value)) return;
  if (COLUMN_TYPES.has(value.text)) return;
  const edit = { start: value.getStart() + 1, end: value.getEnd() - 1, text: 'custom' };
  report.changed(change, value, [edit]);
};

/** The interfaces by which a project adds props to the components of slots. */
const OVERRIDES: Record<string, string> = {
  footerRowCount: 'FooterRowCountOverrides',
  ...Object.fromEntries(
    [
      ...['baseCheckbox', 'baseTextField', 'baseFormControl', 'baseSelect', 'baseButton'],
      ...['baseIconButton', 'basePopper', 'baseTooltip', 'baseInputLabel', 'baseSelectOption'],
      ...['baseChip', 'cell', 'columnHeaderFilterIconButton', 'columnMenu', 'columnsPanel'],
      ...['filterPanel', 'footer', 'loadingOverlay', 'noResultsOverlay', 'noRowsOverlay'],
      ...['pagination', 'panel', 'row', 'toolbar'],
    ].map((slot) => [slot, `${slot[0]!.toUpperCase()}${slot.slice(1)}PropsOverrides`]),
  ),
};

/** The function that an identifier stands for, if its first parameter has props of the project. */
function getOwnProps(context: Context, value: ts.Expression) {
  const { typescript: is, types, isDeclared } = context;
  if (!is.isIdentifier(value)) return undefined;
  const declaration = types.getSymbol(value)?.valueDeclaration;
  if (!declaration || isDeclared(declaration)) return undefined;
  const callable =
    is.isVariableDeclaration(declaration) && declaration.initializer
      ? declaration.initializer
      : declaration;
  const isCallable =
    is.isFunctionDeclaration(callable) ||
    is.isArrowFunction(callable) ||
    is.isFunctionExpression(callable);
  const type = isCallable ? callable.parameters[0]?.type : undefined;
  if (!type) return undefined;
  const isOwn = types
    .getType(type)
    .getProperties()
    .some((property) => property.declarations?.some((node) => !isDeclared(node)));
  const statement = is.findAncestor(declaration, (node) => is.isSourceFile(node.parent));
  return isOwn && statement ? { type, statement } : undefined;
}

/** A component in a slot that needs props of its own declares them for the slot. */
export const declareSlotProps: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { value } = site;
  if (!value || !is.isObjectLiteralExpression(value) || !isTypeScript(value)) return;
  for (const property of value.properties) {
    const isShort = is.isShorthandPropertyAssignment(property);
    if (!isShort && !is.isPropertyAssignment(property)) continue;
    const component = isShort ? property.name : property.initializer;
    const own = getOwnProps(context, component);
    const overrides = OVERRIDES[property.name.getText()];
    if (!own || !overrides || isAugmented(context, overrides)) continue;
    const { type, statement } = own;
    const lineBreak = getLineBreak(statement.getSourceFile());
    const body = is.isTypeReferenceNode(type)
      ? `  interface ${overrides} extends ${type.getText()} {}`
      : is.isTypeLiteralNode(type)
        ? `  interface ${overrides} ${type.getText()}`
        : undefined;
    if (body === undefined) {
      report.left(change, component);
      continue;
    }
    const module = `declare module '${getPackage(context, value)}' {${lineBreak}${body}${lineBreak}}`;
    report.changed(change, type, [insert(statement.getStart(), module + lineBreak + lineBreak)]);
  }
};

/** Whether some file of the project adds props to a slot already. */
function isAugmented({ types, typescript: is }: Context, name: string): boolean {
  return types.getIdentifiers(name).some(({ parent }) => is.isInterfaceDeclaration(parent));
}

/** The package of the grid that a file imports from. */
function getPackage({ typescript: is }: Context, node: ts.Node): string {
  const modules = node
    .getSourceFile()
    .statements.filter(is.isImportDeclaration)
    .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text);
  return (
    modules.find((name) => /^@mui\/x-data-grid(-pro|-premium)?$/.test(name)) ?? '@mui/x-data-grid'
  );
}

/** Options of the columns panel are those of the slot `columnsManagement`. */
export const moveColumnsPanel: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { node } = site;
  const object = node.parent;
  if (!is.isObjectLiteralExpression(object) || !is.isPropertyAssignment(object.parent)) {
    return report.left(change, site.name);
  }
  const panel = object.parent;
  const names = [
    'sort',
    'searchPredicate',
    'getTogglableColumns',
    'autoFocusSearchField',
    'disableShowAllButton',
    'disableHideAllButton',
  ];
  const isAll = object.properties.every((each) => each.name && names.includes(each.name.getText()));
  if (!isAll) return report.left(change, site.name);
  const toggles = object.properties.filter((each) => /AllButton$/.test(each.name?.getText() ?? ''));
  const edits = toggles.flatMap((each, at) =>
    at === 0
      ? [{ start: each.name!.getStart(), end: each.name!.getEnd(), text: 'disableShowHideToggle' }]
      : removeFromList(object.properties, each),
  );
  const rename = {
    start: panel.name.getStart(),
    end: panel.name.getEnd(),
    text: 'columnsManagement',
  };
  report.changed(change, panel.name, [rename, ...edits]);
};

/** Checkboxes and single selection exclude each other only in version 7. */
export const reportSingleSelection: MemberRewrite = (context, change, site) => {
  if (site.form !== 'attribute' || !getNeighbor(context, site, 'checkboxSelection')) return;
  context.report.left(change, site.name, { certainty: 'probable' });
};

/** `density` alone is controlled; with a toolbar, users could change it in version 6. */
export const reportDensity: MemberRewrite = (context, change, site) => {
  if (site.form !== 'attribute' || getNeighbor(context, site, 'onDensityChange')) return;
  const slots = getNeighbor(context, site, 'slots') ?? getNeighbor(context, site, 'components');
  if (!slots || !/toolbar/i.test(slots.getText())) return;
  context.report.left(change, site.name, { certainty: 'probable' });
};

/** `pinColumn('name', 'left')` takes a member of an enumeration. */
export const pinColumn: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const call = site.node.parent;
  if (!is.isCallExpression(call) || call.expression !== site.node) return;
  const side = call.arguments[1];
  if (!side || !is.isStringLiteralLike(side)) return;
  const member = side.text === 'left' ? 'LEFT' : side.text === 'right' ? 'RIGHT' : undefined;
  if (!member) return report.left(change, side);
  report.changed(change, side, [
    { start: side.getStart(), end: side.getEnd(), text: `GridPinnedColumnPosition.${member}` },
    ...addImport(
      context,
      side.getSourceFile(),
      'GridPinnedColumnPosition',
      getPackage(context, side),
    ),
  ]);
};

/** `state.density.value` is `state.density`. */
export const readDensity: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { node } = site;
  if (!is.isPropertyAccessExpression(node) || site.text !== 'value')
    return report.left(change, site.name);
  report.changed(change, site.name, [
    { start: node.expression.getEnd(), end: node.getEnd(), text: '' },
  ]);
};

/** Of a filter for each version, the newer one stays under the name of the older one. */
export const renameFilter: MemberRewrite = (context, change, site, to) => {
  const { report } = context;
  if (to === null) return report.left(change, site.name);
  const older = getNeighbor(context, site, to);
  if (!older) return renameMember(context, change, site, to);
  const edits = removeSite(context, { node: older });
  report.changed(change, site.name, [...edits, ...renameSite(context, site, to)]);
};

/** Whether hidden columns are searched can be said beside the values of the quick filter. */
export const reportQuickFilter: MemberRewrite = (context, change, site) => {
  if (site.form !== 'property') return;
  if (getNeighbor(context, site, 'quickFilterExcludeHiddenColumns')) return;
  context.report.left(change, site.name, { certainty: 'probable' });
};

/** `sortColumn(apiRef.current.getColumn('name'), 'asc')` takes the field. */
export const sortColumn: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const call = site.node.parent;
  if (!is.isCallExpression(call) || call.expression !== site.node) return;
  const [column] = call.arguments;
  if (!column || is.isStringLiteralLike(column)) return;
  const isLookup = is.isCallExpression(column) && /\.getColumn$/.test(column.expression.getText());
  if (isLookup && column.arguments[0]) {
    const field = column.arguments[0].getText();
    const edit = { start: column.getStart(), end: column.getEnd(), text: field };
    return report.changed(change, column, [edit]);
  }
  const member = context.types.getMember(context.types.getType(column), 'field');
  if (member === 'GridColDef.field') {
    const edit = { start: column.getEnd(), end: column.getEnd(), text: '.field' };
    return report.changed(change, column, [edit]);
  }
  const type = context.types.getType(column);
  if (type.flags & is.TypeFlags.StringLike) return;
  if (/field$/i.test(column.getText())) return;
  report.left(change, column, {
    certainty: 'probable',
    isInvisible: true,
    suggestion: `sortColumn(${column.getText()}.field)`,
  });
};

/** Pixels of what the buffers counted, by default. */
const SIZES: Record<string, { to: string; pixels: number }> = {
  rowBuffer: { to: 'rowBufferPx', pixels: 52 },
  columnBuffer: { to: 'columnBufferPx', pixels: 100 },
};

/** A number of rows or columns becomes their usual size. */
export const convertBuffer: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { to, pixels } = SIZES[site.text]!;
  const { value } = site;
  if (!value || !is.isNumericLiteral(value)) return report.left(change, site.name);
  const edits = [
    ...renameSite(context, site, to),
    { start: value.getStart(), end: value.getEnd(), text: String(Number(value.text) * pixels) },
  ];
  report.changed(change, site.name, edits, {
    certainty: 'probable',
    message: `${change.advice} ${pixels} pixels are the default size.`,
  });
};

/** The type of formatted values is no longer a parameter. */
export const dropFormattedType: ExportRewrite = (context, change, specifier) => {
  const { typescript: is, report } = context;
  for (const { parent } of getLocalUses(context, specifier)) {
    if (!is.isTypeReferenceNode(parent) || parent.typeArguments?.length !== 3) continue;
    const [, second, third] = parent.typeArguments;
    report.changed(change, parent, [{ start: second!.getEnd(), end: third!.getEnd(), text: '' }]);
  }
};
