import type ts from 'typescript';
import {
  addImport,
  forEachComponent,
  getAttributes,
  getComponentFunction,
  getProperties,
  getPropertyValue,
  getSymbol,
  getValue,
  type FileContext,
} from '../context.ts';
import type { Fix } from '../finding.ts';
import { isJavaScript } from '../program.ts';

/** Props that components compare by identity, the type that a list of them has, and what to read. */
const LISTS: Readonly<Record<string, { type: string; why: string; page: string }>> = {
  columns: {
    type: 'GridColDef[]',
    why: 'Each render makes new columns, so the grid processes all of them again and forgets widths and orders that the user chose.',
    page: '/x/react-data-grid/column-definition/#stable-columns-array-usememo',
  },
};

const SLOTS_PAGE = '/x/common-concepts/custom-components/';

function listLocals(context: FileContext, value: ts.Node, component: ts.Node): string[] {
  const { typescript: is } = context;
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (is.isIdentifier(node)) {
      const { parent } = node;
      const symbol = is.isShorthandPropertyAssignment(parent)
        ? context.checker.getShorthandAssignmentValueSymbol(parent)
        : context.checker.getSymbolAtLocation(node);
      const declaration = symbol?.declarations?.[0];
      const isInside = (outer: ts.Node) =>
        declaration &&
        declaration.getSourceFile() === context.source &&
        outer.pos <= declaration.pos &&
        declaration.end <= outer.end;
      if (isInside(component) && !isInside(value)) names.add(node.text);
    }
    is.forEachChild(node, visit);
  };
  visit(value);
  return [...names];
}

/** Whether a name of a component stands for a function or an object that each render makes anew. */
function isUnstable(context: FileContext, value: ts.Node, names: readonly string[]): boolean {
  const { typescript: is, checker } = context;
  const scope = is.SymbolFlags.Variable | is.SymbolFlags.Function;
  return checker.getSymbolsInScope(value, scope).some(({ name, valueDeclaration }) => {
    if (!names.includes(name) || !valueDeclaration) return false;
    if (is.isFunctionDeclaration(valueDeclaration)) return true;
    const made = is.isVariableDeclaration(valueDeclaration) && valueDeclaration.initializer;
    return (
      !!made &&
      (is.isFunctionLike(made) ||
        is.isArrayLiteralExpression(made) ||
        is.isObjectLiteralExpression(made))
    );
  });
}

/** The statement of the file, or of a function body, that a node is in. */
function getStatement({ typescript: is }: FileContext, node: ts.Node, block: ts.Node) {
  let each = node;
  while (each.parent !== block) {
    if (is.isSourceFile(each)) return undefined;
    each = each.parent;
  }
  return each;
}

function insertBefore(statement: ts.Node, text: string) {
  const at = statement.getStart();
  return { start: at, end: at, text: `${text}\n\n` };
}

/** Defines a value once: outside of the component if it needs nothing of it, else memoized. */
function stabilize(
  context: FileContext,
  value: ts.Expression,
  component: ts.FunctionLikeDeclaration,
  named: { name: string; type: string },
): Fix[] {
  const { typescript: is, source } = context;
  const locals = listLocals(context, value, component);
  const declaration = is.isVariableDeclaration(value.parent) ? value.parent : undefined;
  const outer = getStatement(context, component, source);
  if (declaration && locals.length > 0) {
    return [
      {
        description: 'Put it into `useMemo`',
        edits: [
          { start: value.getStart(), end: value.getStart(), text: 'useMemo(() => ' },
          { start: value.getEnd(), end: value.getEnd(), text: `, [${locals.join(', ')}])` },
          ...addImport(context, 'useMemo', 'react'),
        ],
      },
    ];
  }
  if (!outer || locals.length > 0) return [];
  const statement = declaration?.parent.parent;
  if (declaration && statement && is.isVariableStatement(statement)) {
    const isAlone = statement.declarationList.declarations.length === 1;
    if (!isAlone) return [];
    const end = statement.getEnd();
    return [
      {
        description: 'Define it outside of the component',
        edits: [
          insertBefore(outer, statement.getText()),
          { start: statement.getFullStart(), end, text: '' },
        ],
      },
    ];
  }
  const type = isJavaScript(source.fileName) ? '' : `: ${named.type}`;
  const imports =
    type === '' ? [] : addImport(context, named.type.replace('[]', ''), '@mui/x-data-grid');
  return [
    {
      description: 'Define it outside of the component',
      edits: [
        insertBefore(outer, `const ${named.name}${type} = ${value.getText()};`),
        { start: value.getStart(), end: value.getEnd(), text: named.name },
        ...imports,
      ],
    },
  ];
}

function getLiteral(context: FileContext, value: ts.Expression | undefined) {
  const { typescript: is } = context;
  if (!value) return undefined;
  if (is.isArrayLiteralExpression(value)) return value;
  const declaration = is.isIdentifier(value)
    ? getSymbol(context, value)?.valueDeclaration
    : undefined;
  const initializer =
    declaration && is.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return initializer && is.isArrayLiteralExpression(initializer) ? initializer : undefined;
}

/** Columns that are made in each render. */
export function checkStableLists(context: FileContext): void {
  forEachComponent(context, (component, element) => {
    if (!component.startsWith('DataGrid')) return;
    const { byName } = getAttributes(context, element);
    for (const [name, { type, why, page }] of Object.entries(LISTS)) {
      const literal = getLiteral(context, getValue(context, byName.get(name)));
      const outer = literal && getComponentFunction(context, literal);
      if (!literal || !outer || literal.elements.length === 0) continue;
      // Memoized columns would be new in each render as well.
      if (isUnstable(context, literal, listLocals(context, literal, outer))) continue;
      context.report({
        node: literal,
        kind: 'mistake',
        rule: 'columns-in-render',
        message: `${why} Define them outside of the component, or with \`useMemo\`.`,
        fixes: stabilize(context, literal, outer, { name, type }),
        page,
      });
    }
  });
}

/** Components that are made in each render, which React mounts anew each time. */
export function checkStableSlots(context: FileContext): void {
  const { typescript: is } = context;
  forEachComponent(context, (component, element) => {
    const { byName } = getAttributes(context, element);
    const slots = getProperties(context, getValue(context, byName.get('slots')));
    for (const [slot, property] of slots ?? []) {
      const given = getPropertyValue(context, property);
      const declared =
        given && is.isIdentifier(given) ? getSymbol(context, given)?.valueDeclaration : undefined;
      const value =
        declared && is.isVariableDeclaration(declared) ? declared.initializer : (declared ?? given);
      if (!value || !is.isFunctionLike(value)) continue;
      const outer = getComponentFunction(context, value);
      const isOutermost = outer === value || !outer;
      if (isOutermost) continue;
      const name = `${slot[0]!.toUpperCase()}${slot.slice(1)}Slot`;
      const isInline = value === given;
      context.report({
        node: given!,
        kind: 'mistake',
        rule: 'slot-in-render',
        message: `The slot \`${slot}\` of \`${component}\` is a new component in each render, so React mounts it anew and its state and focus are lost. Define it outside of the component, and pass values with \`slotProps\`.`,
        fixes: isInline
          ? stabilize(context, value as ts.Expression, outer, { name, type: '' }).map((fix) => ({
              ...fix,
              edits: fix.edits
                .map((edit) => ({
                  ...edit,
                  text: edit.text.replace(`const ${name}:  =`, `const ${name} =`),
                }))
                .filter(({ text, start, end }) => text !== '' || start !== end),
            }))
          : [],
        page: SLOTS_PAGE,
      });
    }
  });
}
