import ts from 'typescript';
import type { ApiClass, ApiSlot } from '../../../core/api/model.ts';
import type { ClassNames } from './class-names.ts';
import { parseComment } from './comments.ts';
import { isIgnored, readFacts } from './members.ts';
import { findPackageFile } from './packages.ts';
import type { TypeRenderer } from './type-text.ts';

const byName = (a: ts.Symbol, b: ts.Symbol) => (a.name < b.name ? -1 : 1);

/** Members of the types in alphabetical order; the first of a name wins. */
function collectMembers(types: readonly ts.Type[], checker: ts.TypeChecker): ts.Symbol[] {
  const members = new Map<string, ts.Symbol>();
  for (const type of types) {
    for (const member of checker.getPropertiesOfType(type)) {
      if (!members.has(member.name) && !isIgnored(member)) members.set(member.name, member);
    }
  }
  return [...members.values()].sort(byName);
}

/** Reads the slots of a component from the types that list them, except those of other packages. */
export function readSlots(
  types: readonly ts.Type[],
  renderer: TypeRenderer,
  classes: ClassNames,
): ApiSlot[] {
  const { checker, packages } = renderer.program;
  const isOwn = ({ declarations }: ts.Symbol) => {
    const file = declarations?.[0]?.getSourceFile().fileName;
    // Names from a mapped type (major 6 derived them from capitalized ones) have no declaration.
    return file === undefined || findPackageFile(file, packages) !== undefined;
  };
  return collectMembers(types, checker)
    .filter(isOwn)
    .map((member) => {
      const { see, ...facts } = readFacts(parseComment(member));
      const name = classes.get(member.name);
      return {
        name: member.name,
        ...renderer.renderSymbol(member),
        ...(name !== undefined && { class: name }),
        ...facts,
      };
    });
}

/** Reads the class rules of a component from the types that list them. */
export function readClasses(
  types: readonly ts.Type[],
  checker: ts.TypeChecker,
  classes: ClassNames,
): ApiClass[] {
  return collectMembers(types, checker).flatMap((member) => {
    const { default: unused, see, ...facts } = readFacts(parseComment(member));
    const name = classes.get(member.name);
    if (name === undefined) return [];
    const state = name.startsWith('Mui-') && { state: true as const };
    return [{ rule: member.name, class: name, ...state, ...facts }];
  });
}
