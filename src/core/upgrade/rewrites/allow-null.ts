import type ts from 'typescript';
import type { Change } from '../change.ts';
import type { Edit } from '../edit.ts';
import type { Site } from '../site.ts';
import { insert, isTypeScript, type Context } from './context.ts';

/** Functions that print `null` or turn it into something else. */
const TAKES_NULL = /^(?:String|Number|Boolean|console\.\w+|JSON\.stringify)$/;

function getFunction(is: typeof ts, declaration: ts.Declaration | undefined): ts.Node | undefined {
  if (declaration && is.isVariableDeclaration(declaration)) return declaration.initializer;
  return declaration;
}

/** Whether the parameter of a function takes `null`. Unknown functions take none. */
function acceptsNull({ typescript: is, checker }: Context, call: ts.CallExpression, use: ts.Node) {
  const parameter =
    checker.getResolvedSignature(call)?.parameters[call.arguments.indexOf(use as ts.Expression)];
  if (!parameter) return false;
  const type = checker.getTypeOfSymbolAtLocation(parameter, call);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({ flags }) => flags & (is.TypeFlags.Null | is.TypeFlags.Any));
}

/** Whether a use reads from the value or computes with it, which `null` does not allow. */
function needsValue(context: Context, use: ts.Identifier): boolean {
  const { typescript: is } = context;
  const { parent } = use;
  if (is.isPropertyAccessExpression(parent) || is.isElementAccessExpression(parent)) {
    return parent.expression === use && !parent.questionDotToken;
  }
  if (is.isCallExpression(parent)) {
    if (parent.expression === use || TAKES_NULL.test(parent.expression.getText())) return false;
    return !acceptsNull(context, parent, use);
  }
  if (is.isBinaryExpression(parent)) return /^[-*/%<>]/.test(parent.operatorToken.getText());
  return is.isPrefixUnaryExpression(parent) && parent.operator !== is.SyntaxKind.ExclamationToken;
}

/** Whether the code treats a missing value already. */
function isChecked({ typescript: is }: Context, { parent }: ts.Identifier): boolean {
  if (is.isBinaryExpression(parent)) {
    return /^(?:[!=]==?|\?\?|&&|\|\|)$/.test(parent.operatorToken.getText());
  }
  return (
    (is.isConditionalExpression(parent) && is.isIdentifier(parent.condition)) ||
    is.isIfStatement(parent) ||
    is.isPrefixUnaryExpression(parent) ||
    (is.isPropertyAccessExpression(parent) && parent.questionDotToken !== undefined)
  );
}

/** What a parameter of a callback can be in the later version besides `null`. */
interface NullableParameter {
  /** Position of the parameter. */
  at: number;
  /** Its type without `null`. */
  type: string;
  /** Whether a parameter without a type has this one. */
  isTyped: boolean;
}

/**
 * Lets a parameter of a callback be `null`, and asserts that it is not where the code needs a value.
 * JavaScript needs no change, because nothing checks it.
 */
export function allowNullParameter(
  context: Context,
  change: Change,
  site: Site,
  { at, type: expected, isTyped }: NullableParameter,
): void {
  const { typescript: is, types, report } = context;
  const { value } = site;
  const callable =
    value && is.isIdentifier(value)
      ? getFunction(is, types.getSymbol(value)?.valueDeclaration)
      : value;
  const isCallable =
    callable &&
    (is.isArrowFunction(callable) ||
      is.isFunctionExpression(callable) ||
      is.isFunctionDeclaration(callable));
  if (!isCallable || !isTypeScript(callable)) return;
  const parameter = callable.parameters[at];
  if (!parameter || !is.isIdentifier(parameter.name)) return;
  const { type } = parameter;
  if (type ? type.getText() !== expected : !isTyped) return;
  const symbol = types.getSymbol(parameter.name);
  const uses = symbol ? types.getUses(symbol) : [];
  const isSafe = uses.some((use) => isChecked(context, use));
  const assertions: Edit[] = isSafe
    ? []
    : uses.filter((use) => needsValue(context, use)).map((use) => insert(use.getEnd(), '!'));
  const edits = [...(type ? [insert(type.getEnd(), ' | null')] : []), ...assertions];
  if (edits.length === 0) return;
  report.changed(change, parameter, edits, {
    message:
      assertions.length > 0
        ? `${change.advice} The \`!\` keeps what the code did: write what to do instead, if there is no value.`
        : change.advice,
  });
}
