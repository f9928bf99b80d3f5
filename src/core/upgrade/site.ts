import type ts from 'typescript';

/** A place where code writes the name of a member of a type. */
export interface Site {
  form: 'attribute' | 'property' | 'access' | 'binding' | 'type';
  /** The token with the name: an identifier or a string. */
  name: ts.Node;
  text: string;
  /** The whole attribute, property, access, or element. */
  node: ts.Node;
  /** What the member is set to, in an attribute or a property. */
  value?: ts.Expression | undefined;
}

function isPlain(is: typeof ts, name: ts.Node): name is ts.Identifier | ts.StringLiteral {
  return is.isIdentifier(name) || is.isStringLiteralLike(name);
}

/** The member that a node writes, if it writes one. */
export function getSite(is: typeof ts, node: ts.Node): Site | undefined {
  if (is.isJsxAttribute(node) && is.isIdentifier(node.name)) {
    const { initializer } = node;
    const value =
      initializer && is.isJsxExpression(initializer) ? initializer.expression : initializer;
    return {
      form: 'attribute',
      name: node.name,
      text: node.name.text,
      node,
      value: value as ts.Expression | undefined,
    };
  }
  if (
    (is.isPropertyAssignment(node) ||
      is.isShorthandPropertyAssignment(node) ||
      is.isMethodDeclaration(node)) &&
    is.isObjectLiteralExpression(node.parent) &&
    isPlain(is, node.name)
  ) {
    const value = is.isPropertyAssignment(node)
      ? node.initializer
      : is.isShorthandPropertyAssignment(node)
        ? node.name
        : undefined;
    return { form: 'property', name: node.name, text: node.name.text, node, value };
  }
  if (is.isPropertyAccessExpression(node) && is.isIdentifier(node.name)) {
    return { form: 'access', name: node.name, text: node.name.text, node };
  }
  if (is.isElementAccessExpression(node) && is.isStringLiteralLike(node.argumentExpression)) {
    const name = node.argumentExpression;
    return { form: 'access', name, text: name.text, node };
  }
  if (is.isBindingElement(node) && is.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
    const name = node.propertyName ?? node.name;
    if (!isPlain(is, name)) return undefined;
    return { form: 'binding', name, text: name.text, node };
  }
  if (is.isLiteralTypeNode(node) && is.isStringLiteral(node.literal)) {
    return { form: 'type', name: node.literal, text: node.literal.text, node };
  }
  return undefined;
}
