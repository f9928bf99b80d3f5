import type ts from 'typescript';
import type { Edit } from '../edit.ts';
import { removeAttribute, replace, type Context, type MemberRewrite } from './context.ts';
import { addToObjectAttribute } from './members.ts';

/** The attributes of version 5 about pages, in the order in which they are joined. */
const NAMES = ['page', 'pageSize', 'onPageChange', 'onPageSizeChange'] as const;
type Name = (typeof NAMES)[number];
type Attributes = Partial<Record<Name, ts.Expression>>;

/** What calls a handler with the new value: a name, or the name in `(page) => setPage(page)`. */
function getCallee(is: typeof ts, handler: ts.Expression): string | undefined {
  if (is.isIdentifier(handler) || is.isPropertyAccessExpression(handler)) return handler.getText();
  if (!is.isArrowFunction(handler) || handler.parameters.length !== 1) return undefined;
  const { body } = handler;
  if (!is.isCallExpression(body) || body.arguments.length !== 1) return undefined;
  const isPassedOn = body.arguments[0]!.getText() === handler.parameters[0]!.name.getText();
  return isPassedOn && is.isIdentifier(body.expression) ? body.expression.text : undefined;
}

/** One function for the handlers; `undefined` if one of them does more than to pass the value on. */
function writeHandler(
  is: typeof ts,
  { onPageChange, onPageSizeChange }: Attributes,
): readonly string[] | undefined {
  const calls: string[] = [];
  for (const [name, handler] of Object.entries({
    page: onPageChange,
    pageSize: onPageSizeChange,
  })) {
    if (!handler) continue;
    const callee = getCallee(is, handler);
    if (callee === undefined) return undefined;
    calls.push(`${callee}(model.${name})`);
  }
  if (calls.length === 0) return [];
  const body = calls.length > 1 ? `{ ${calls.join('; ')}; }` : calls[0]!;
  return [`onPaginationModelChange={(model) => ${body}}`];
}

/** The page and its size in one object. Without a size, version 5 shows 100 rows. */
function writeModel({ page, pageSize }: { page: ts.Expression; pageSize?: ts.Expression }): string {
  const size = pageSize?.getText() ?? '100';
  const parts = Object.entries({ page: page.getText(), pageSize: size }).map(([name, value]) =>
    value === name ? name : `${name}: ${value}`,
  );
  return `paginationModel={{ ${parts.join(', ')} }}`;
}

/** Edits that join all attributes about pages of an element; `undefined` if they depend on more. */
function joinAttributes(
  { typescript: is }: Context,
  attributes: ts.JsxAttributes,
): { first: ts.Node; edits: Edit[] } | undefined {
  const nodes: ts.JsxAttribute[] = [];
  const values: Attributes = {};
  for (const each of attributes.properties) {
    if (!is.isJsxAttribute(each)) return undefined;
    const name = each.name.getText();
    if (/^(?:onP|p)aginationModel/.test(name)) return undefined;
    if (!NAMES.includes(name as Name)) continue;
    const value =
      each.initializer && is.isJsxExpression(each.initializer) && each.initializer.expression;
    if (!value) return undefined;
    nodes.push(each);
    values[name as Name] = value;
  }
  const [first, ...rest] = nodes;
  if (!first) return undefined;
  const { page, pageSize } = values;
  const handler = writeHandler(is, values);
  if (!handler) return undefined;
  const { text } = first.getSourceFile();
  const space = /\n[ \t]*$/.exec(text.slice(first.getFullStart(), first.getStart()))?.[0] ?? ' ';
  if (page) {
    const model = writeModel({ page, ...(pageSize && { pageSize }) });
    const edit = replace(first, [model, ...handler].join(space));
    return { first, edits: [edit, ...rest.map(removeAttribute)] };
  }
  if (!pageSize) {
    return { first, edits: [replace(first, handler.join(space)), ...rest.map(removeAttribute)] };
  }
  // Without a page, the grid keeps the model itself, and the size is the first one.
  const isStart = is.isNumericLiteral(pageSize) || values.onPageSizeChange !== undefined;
  const state = attributes.properties.find((each) => each.name?.getText() === 'initialState');
  if (!isStart || (state && /\bpagination\b/.test(state.getText()))) return undefined;
  const size = pageSize.getText() === 'pageSize' ? 'pageSize' : `pageSize: ${pageSize.getText()}`;
  const entry = `pagination: { paginationModel: { ${size} } }`;
  const edits = addToObjectAttribute(attributes, { initialState: [entry] }, first, is);
  const [handled] = rest;
  return (
    edits && {
      first,
      edits: [
        ...edits,
        ...(handled ? [replace(handled, handler.join(space))] : []),
        ...rest.slice(1).map(removeAttribute),
      ],
    }
  );
}

/** The page and its size are one model. A size that never changes is the initial one. */
export const joinPages: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { parent } = site.node;
  const joined = is.isJsxAttributes(parent) ? joinAttributes(context, parent) : undefined;
  if (!joined) return report.left(change, site.name);
  // Reported once for all of them.
  if (joined.first === site.node) {
    report.changed(change, site.name, joined.edits, { certainty: 'probable' });
  }
};
