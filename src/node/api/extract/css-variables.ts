import { readFileSync } from 'node:fs';
import type { ApiComponent } from '../../../core/api/model.ts';
import type { TierPackage } from './packages.ts';
import { findScripts } from './scripts.ts';

/** `--DataGrid-rowWidth`, but no class name such as `cell--pinnedLeft`. */
const VARIABLE = /(?<![\w-])--(?:unstable_)?[A-Z][A-Za-z]*-[A-Za-z]+/g;
/** Finds the names of the CSS variables in the scripts of the packages. */
export function findCssVariables(packages: readonly TierPackage[]): string[] {
  const names = packages
    .flatMap(({ folder }) => [...findScripts(folder)])
    .flatMap((file) => readFileSync(file, 'utf8').match(VARIABLE) ?? []);
  return [...new Set(names)].sort();
}

/** Adds the CSS variables to the components. A variant has those of its base. */
export function addCssVariables(
  components: readonly ApiComponent[],
  variables: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ApiComponent[] {
  const find = ({ name, variantOf }: ApiComponent): Readonly<Record<string, string>> => {
    const base = components.find((each) => each.name === variantOf);
    return variables[name] ?? (base ? find(base) : {});
  };
  return components.map((component) => {
    const own = Object.entries(find(component)).map(([name, description]) => ({
      name,
      description,
    }));
    return { ...component, ...(own.length > 0 && { cssVariables: own }) };
  });
}
