import type ts from 'typescript';
import type { Project } from '../project.ts';

/** The parts of a type, and where they come from. */
export type TypeParts = ReturnType<typeof createTypeParts>;

/** Creates the lookups in the members of unions and arrays. */
export function createTypeParts({ typescript, checker, isDeclared }: Project) {
  /** Adds to `parts`. A type can be an array of itself, such as `type Json = string | Json[]`. */
  const collectParts = (type: ts.Type, parts: Set<ts.Type>, seen: Set<ts.Type>) => {
    if (seen.has(type)) return;
    seen.add(type);
    const inner = type.isUnionOrIntersection()
      ? type.types
      : checker.isArrayType(type) || checker.isTupleType(type)
        ? checker.getTypeArguments(type as ts.TypeReference)
        : null;
    if (inner === null) parts.add(type);
    else for (const each of inner) collectParts(each, parts, seen);
  };

  const getParts = (type: ts.Type): ts.Type[] => {
    const parts = new Set<ts.Type>();
    collectParts(type, parts, new Set());
    return [...parts];
  };

  const getDeclaration = (property: ts.Symbol | undefined): ts.Declaration | undefined =>
    property?.declarations?.find((node) => isDeclared(node));

  const getMember = (type: ts.Type | undefined, name: string): string | undefined => {
    if (!type) return undefined;
    for (const part of getParts(type)) {
      const owner = getDeclaration(part.getProperty(name))?.parent;
      if (owner && typescript.isInterfaceDeclaration(owner)) return `${owner.name.text}.${name}`;
    }
    return undefined;
  };

  const isOurs = (type: ts.Type): boolean =>
    getParts(type).some((part) =>
      part.getProperties().some((property) => {
        const owner = getDeclaration(property)?.parent;
        return owner !== undefined && !/library|react|wrapper/.test(owner.getSourceFile().fileName);
      }),
    );

  /** Whether a type is inferred from the node itself, such as from what a callback of `map` returns. */
  const isInferredFrom = (type: ts.Type, node: ts.Node): boolean =>
    getParts(type).some((part) =>
      part
        .getProperties()
        .some((property) =>
          property.declarations?.some(
            (declaration) =>
              declaration.getSourceFile() === node.getSourceFile() &&
              declaration.pos >= node.pos &&
              declaration.end <= node.end,
          ),
        ),
    );

  return { getParts, getDeclaration, getMember, isOurs, isInferredFrom };
}
