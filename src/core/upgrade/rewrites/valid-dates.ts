import type ts from 'typescript';
import type { Change } from '../change.ts';
import { addImport, insert, type Context } from './context.ts';

/** Where the type of valid dates is exported. */
const MODULE = '@mui/x-date-pickers/models';

type Generic = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

/** The parameter of a type or function that a type names, if it has no constraint. */
function getFreeParameter(
  { typescript: is, types }: Context,
  argument: ts.TypeNode | undefined,
): ts.TypeParameterDeclaration | undefined {
  if (!argument || !is.isTypeReferenceNode(argument) || argument.typeArguments) return undefined;
  const declaration = types.getSymbol(argument.typeName)?.declarations?.[0];
  const isFree = declaration && is.isTypeParameterDeclaration(declaration);
  return isFree && !declaration.constraint ? declaration : undefined;
}

/** The parameters of the type that a reference names. */
function getParameters({ typescript: is, types }: Context, node: Generic) {
  const name = is.isTypeReferenceNode(node) ? node.typeName : node.expression;
  const declaration = types.getSymbol(name)?.declarations?.[0];
  const isGeneric =
    declaration &&
    (is.isInterfaceDeclaration(declaration) || is.isTypeAliasDeclaration(declaration));
  return isGeneric ? (declaration.typeParameters ?? []) : [];
}

/**
 * Constrains parameters that stand for dates: those that reach the type of a date of the pickers,
 * also through types of the project.
 */
export function constrainDates(
  context: Context,
  change: Change,
  to: string,
  sources: readonly ts.SourceFile[],
): void {
  const { typescript: is, report, isDeclared } = context;
  const references: Generic[] = [];
  const visit = (node: ts.Node) => {
    const isGeneric = is.isTypeReferenceNode(node) || is.isExpressionWithTypeArguments(node);
    if (isGeneric && node.typeArguments) references.push(node);
    is.forEachChild(node, visit);
  };
  sources.forEach(visit);
  const constrained = new Set<ts.TypeParameterDeclaration>();
  const isDate = (parameter: ts.TypeParameterDeclaration) =>
    constrained.has(parameter) ||
    (parameter.name.text === 'D' &&
      isDeclared(parameter) &&
      parameter.getSourceFile().fileName.endsWith('date-pickers.d.ts'));
  // Each round reaches the types that use those of the one before.
  for (let size = -1; size < constrained.size;) {
    size = constrained.size;
    for (const reference of references) {
      getParameters(context, reference).forEach((parameter, at) => {
        if (!isDate(parameter)) return;
        const free = getFreeParameter(context, reference.typeArguments![at]);
        if (free) constrained.add(free);
      });
    }
  }
  for (const parameter of constrained) {
    report.changed(change, parameter.name, [
      insert(parameter.name.getEnd(), ` extends ${to}`),
      ...addImport(context, parameter.getSourceFile(), to, MODULE, { isType: true }),
    ]);
  }
}
