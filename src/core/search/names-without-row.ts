import { getApiAnchor } from '../api/links.ts';
import type { ApiComponent, ApiModel } from '../api/model.ts';
import { toPlainText } from '../api/plain-text.ts';
import type { ApiSubject } from '../page/page.ts';
import type { SearchPart } from './types.ts';

/** Names that readers look up and that have no row in the reference. */

/** Returns the CSS variables of a component that are not on the page of its base. */
export function getVariableParts(
  { kind, name }: ApiSubject,
  { components }: ApiModel,
): SearchPart[] {
  const component = kind === 'component' && components.find((each) => each.name === name);
  if (!component) return [];
  const base = components.find((each) => each.name === component.variantOf);
  const known = new Set(base?.cssVariables?.map((each) => each.name));
  return (component.cssVariables ?? [])
    .filter((variable) => !known.has(variable.name))
    .map((variable) => ({
      id: getApiAnchor(name, 'variable', variable.name),
      title: variable.name,
      text: toPlainText(variable.description),
      member: { kind: 'variable', owner: name, signature: '' },
    }));
}

function getSlotClasses({ slots }: ApiComponent): string[] {
  return slots.flatMap((slot) => slot.class ?? []);
}

/**
 * Creates a function that returns the global names to find a component or an object with class names
 * by, because no row has them: classes, and a name in a theme that is not that of a component. A name
 * is an alias of one entry only.
 */
export function createAliasFinder({
  components,
  exports,
}: ApiModel): (name: string) => Pick<SearchPart, 'aliases'> {
  const used = new Set(components.flatMap(({ classes }) => classes.map((each) => each.class)));
  const aliases = new Map<string, string[]>();
  const add = (name: string, classes: readonly string[]) => {
    const others = [...new Set(classes)].filter((each) => !used.has(each));
    for (const each of others) used.add(each);
    if (others.length > 0) aliases.set(name, others);
  };
  const themeNames = new Set(components.map(({ name }) => `Mui${name}`));
  for (const component of components) {
    const { name, themeName } = component;
    const isOther = themeName !== undefined && !themeNames.has(themeName);
    add(name, [...getSlotClasses(component), ...(isOther ? [themeName] : [])]);
  }
  for (const { name, rules = [] } of exports) {
    add(
      name,
      rules.map((rule) => rule.class),
    );
  }
  return (name) => {
    const found = aliases.get(name);
    return found ? { aliases: found } : {};
  };
}
