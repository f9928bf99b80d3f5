import type ts from 'typescript';
import type { Project } from '../project.ts';
import type { Symbols } from './symbols.ts';
import type { TypeParts } from './type-parts.ts';

/** Methods whose result holds what their array holds. */
const SAME_ELEMENTS = new Set([
  ...['map', 'flatMap', 'filter', 'concat', 'slice', 'sort', 'reverse', 'splice'],
  ...['toSorted', 'toReversed', 'toSpliced', 'with', 'find', 'at', 'pop', 'shift'],
]);
const ADDS_ELEMENTS = new Set(['push', 'unshift', 'concat', 'splice', 'fill']);
/** Functions that return their argument, or what their argument returns. */
const PASSES_ON = new Set([
  'useMemo',
  'useState',
  'useRef',
  'freeze',
  'from',
  'memo',
  'createMemo',
]);
const CREATES_ELEMENT = /^(?:createElement|cloneElement|jsxs?)$/;
/** How often a value may change its name before it is no longer followed. */
const MAX_STEPS = 24;

function keepsElements(name: string): boolean {
  return SAME_ELEMENTS.has(name) || PASSES_ON.has(name);
}

/**
 * Creates the lookup of the type that a value is expected to have: by its place or, for a variable
 * or the result of a function without a type, by where it is used.
 */
export function createExpectedTypes(project: Project, symbols: Symbols, parts: TypeParts) {
  const { typescript: is, checker } = project;
  const expected = new Map<ts.Node, ts.Type | undefined>();
  const choices: readonly ts.SyntaxKind[] = [
    is.SyntaxKind.BarBarToken,
    is.SyntaxKind.QuestionQuestionToken,
    is.SyntaxKind.AmpersandAmpersandToken,
  ];

  const getNameOfCall = ({ expression }: ts.CallExpression): string => {
    if (is.isPropertyAccessExpression(expression)) return expression.name.text;
    return is.isIdentifier(expression) ? expression.text : '';
  };

  const firstOf = (nodes: readonly ts.Node[], steps: number): ts.Type | undefined => {
    for (const node of nodes) {
      const type = find(node, steps + 1);
      if (type) return type;
    }
    return undefined;
  };

  /** Follows what a name stands for to where it is used. */
  const findByName = (name: ts.Node, steps: number): ts.Type | undefined => {
    const symbol = symbols.getSymbol(name);
    return symbol && firstOf(symbols.getUses(symbol), steps);
  };

  /** Follows what a function returns to the call that it is an argument of. */
  const findByCallback = (callable: ts.Node, call: ts.CallExpression, steps: number) => {
    const name = getNameOfCall(call);
    const isArgument = call.arguments.some((each) => each === callable);
    if (!isArgument || keepsElements(name)) return find(call, steps + 1);
    return name === 'useCallback' ? findReturned(call, steps + 1) : undefined;
  };

  /** Follows what a function returns to where it is called. */
  const findReturned = (callable: ts.Node, steps: number): ts.Type | undefined => {
    const { parent } = callable;
    if (is.isCallExpression(parent)) return findByCallback(callable, parent, steps);
    if (is.isParenthesizedExpression(parent)) return findReturned(parent, steps + 1);
    const name = is.isFunctionDeclaration(callable)
      ? callable.name
      : is.isVariableDeclaration(parent)
        ? parent.name
        : undefined;
    const symbol = name && symbols.getSymbol(name);
    if (!symbol) return undefined;
    const calls = symbols.getUses(symbol).flatMap((use) => {
      const call = use.parent;
      if (!is.isCallExpression(call)) return [];
      return call.expression === use || keepsElements(getNameOfCall(call)) ? [call] : [];
    });
    return firstOf(calls, steps);
  };

  /** The expression that has the value of a node, or has it as one of its elements. */
  const getCarrier = (node: ts.Node, parent: ts.Node): ts.Node | undefined => {
    if (is.isConditionalExpression(parent)) return parent.condition === node ? undefined : parent;
    if (is.isSpreadAssignment(parent)) return parent.parent;
    if (is.isPropertyAccessExpression(parent)) {
      const isSame = is.isCallExpression(parent.parent) && SAME_ELEMENTS.has(parent.name.text);
      return isSame && parent.expression === node ? parent.parent : undefined;
    }
    const isChoice = is.isBinaryExpression(parent) && choices.includes(parent.operatorToken.kind);
    return isChoice ||
      is.isParenthesizedExpression(parent) ||
      is.isAsExpression(parent) ||
      is.isSatisfiesExpression(parent) ||
      is.isNonNullExpression(parent) ||
      is.isArrayLiteralExpression(parent) ||
      is.isSpreadElement(parent) ||
      is.isAwaitExpression(parent)
      ? parent
      : undefined;
  };

  const findByProperty = (property: ts.ObjectLiteralElementLike, steps: number) => {
    const type = find(property.parent, steps + 1);
    const name = property.name?.getText() ?? '';
    const declared =
      type &&
      parts
        .getParts(type)
        .map((part) => part.getProperty(name))
        .find(parts.getDeclaration);
    return declared && checker.getTypeOfSymbolAtLocation(declared, property);
  };

  const findByArgument = (call: ts.CallExpression, steps: number): ts.Type | undefined => {
    const name = getNameOfCall(call);
    const [component] = call.arguments;
    if (CREATES_ELEMENT.test(name) && component) {
      const [signature] = checker.getTypeAtLocation(component).getCallSignatures();
      const [props] = signature?.parameters ?? [];
      return props && checker.getTypeOfSymbolAtLocation(props, call);
    }
    if (PASSES_ON.has(name)) return find(call, steps + 1);
    const { expression } = call;
    if (!ADDS_ELEMENTS.has(name) || !is.isPropertyAccessExpression(expression)) return undefined;
    const receiver = checker.getTypeAtLocation(expression.expression);
    return parts.isOurs(receiver) ? receiver : findByName(expression.expression, steps + 1);
  };

  const findByVariable = ({ name, type }: ts.VariableDeclaration, steps: number) => {
    if (type) return undefined;
    if (is.isIdentifier(name)) return findByName(name, steps + 1);
    const [first] = name.elements;
    const isState = is.isArrayBindingPattern(name) && first && is.isBindingElement(first);
    return isState ? findByName(first.name, steps + 1) : undefined;
  };

  const findByParent = (node: ts.Node, steps: number): ts.Type | undefined => {
    const { parent } = node;
    if (!parent) return undefined;
    const carrier = getCarrier(node, parent);
    if (carrier) return find(carrier, steps + 1);
    if (is.isJsxSpreadAttribute(parent)) return checker.getContextualType(parent.parent);
    if (is.isPropertyAssignment(parent) || is.isShorthandPropertyAssignment(parent)) {
      return findByProperty(parent, steps);
    }
    if (is.isArrowFunction(parent) && parent.body === node) return findReturned(parent, steps + 1);
    if (is.isReturnStatement(parent)) {
      const callable = is.findAncestor(parent, is.isFunctionLike);
      return callable && findReturned(callable, steps + 1);
    }
    if (is.isCallExpression(parent) && parent.expression !== node) {
      return findByArgument(parent, steps);
    }
    if (is.isVariableDeclaration(parent)) return findByVariable(parent, steps);
    if (is.isBinaryExpression(parent)) {
      const { operatorToken, left, right } = parent;
      const isAssigned = operatorToken.kind === is.SyntaxKind.EqualsToken && right === node;
      return isAssigned && is.isIdentifier(left) ? findByName(left, steps + 1) : undefined;
    }
    if (is.isExportAssignment(parent)) {
      const symbol = checker.getSymbolAtLocation(parent.getSourceFile());
      const exported = symbol?.exports?.get('default' as ts.__String);
      return exported && firstOf(symbols.getUses(exported), steps);
    }
    return undefined;
  };

  const find = (node: ts.Node, steps: number): ts.Type | undefined => {
    if (expected.has(node)) return expected.get(node);
    if (steps > MAX_STEPS) return undefined;
    // A name that leads back to itself has no other type.
    expected.set(node, undefined);
    const contextual = is.isExpression(node) ? checker.getContextualType(node) : undefined;
    const isGiven =
      contextual && parts.isOurs(contextual) && !parts.isInferredFrom(contextual, node);
    const type = isGiven ? contextual : findByParent(node, steps);
    expected.set(node, type);
    return type;
  };

  return (node: ts.Node): ts.Type | undefined => find(node, 0);
}
