import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A key of `Component.propTypes` in a published script. */
export interface PropType {
  name: string;
  required: boolean;
  ignored: boolean;
}

/** What the script of a component tells that its types do not. */
export interface ComponentScript {
  /** In the order of the script; absent where it assigns none. */
  propTypes?: readonly PropType[];
  /** Name under which the component asks the theme for default props. */
  themeName?: string;
  /** Props that it does not know are handed on. */
  spread: boolean;
}

const parsed = new Map<string, ts.SourceFile>();

function parseScript(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.JS,
  );
  parsed.set(file, source);
  return source;
}

function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* walk(child);
}

/** Reads the script of a component; a component in `memo` is assigned to as `<Name>Raw`. */
export function parseComponentScript(file: string, component: string): ComponentScript {
  const source = parseScript(file);
  const owners = [component, `${component}Raw`];
  let propTypes: readonly PropType[] | undefined;
  for (const node of walk(source)) {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      owners.includes(node.left.expression.getText()) &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      propTypes = parsePropTypes(node.right);
    }
  }
  return { ...(propTypes && { propTypes }), spread: false };
}

function parsePropTypes(object: ts.ObjectLiteralExpression): PropType[] {
  return object.properties.filter(ts.isPropertyAssignment).map((property) => ({
    name: ts.isComputedPropertyName(property.name) ? property.name.getText() : property.name.text,
    required: property.initializer.getText().endsWith('.isRequired'),
    ignored: ts.getJSDocTags(property).some(({ tagName }) => tagName.text === 'ignore'),
  }));
}
