import type ts from 'typescript';
import type { Project } from '../project.ts';
import { createExpectedTypes } from './expected-types.ts';
import { createSymbols, type Symbols } from './symbols.ts';
import { createTypeParts } from './type-parts.ts';

/** Finds which types of the packages the code of a project means. */
export interface Types extends Symbols {
  /** `Owner.member` of a property of a type if the packages declare it. */
  getMember: (type: ts.Type | undefined, name: string) => string | undefined;
  /**
   * The type that a value is expected to have: by its place or, for a variable or the result of a
   * function without a type, by where it is used. Arrays count as their elements.
   */
  getExpected: (node: ts.Node) => ts.Type | undefined;
  /** The type of an expression or a pattern. */
  getType: (node: ts.Node) => ts.Type;
}

/** Creates the lookups for the files with these trees. */
export function createTypes(project: Project, sources: readonly ts.SourceFile[]): Types {
  const symbols = createSymbols(project, sources);
  const parts = createTypeParts(project);
  return {
    ...symbols,
    getMember: parts.getMember,
    getExpected: createExpectedTypes(project, symbols, parts),
    getType: (node) => project.checker.getTypeAtLocation(node),
  };
}
