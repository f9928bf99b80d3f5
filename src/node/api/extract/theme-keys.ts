import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { ApiThemeKeys } from '../../../core/api/model.ts';
import type { TierPackage } from './packages.ts';
import { parseScript } from './prop-types.ts';
import { findScripts } from './scripts.ts';

function getText(options: ts.ObjectLiteralExpression, name: string): string | undefined {
  const found = options.properties.find((each) => each.name?.getText() === name);
  if (!found || !ts.isPropertyAssignment(found)) return undefined;
  return ts.isStringLiteral(found.initializer) ? found.initializer.text : undefined;
}

/** Returns the value of a property; of a shorthand, the variable of the file with its name. */
function getValue(options: ts.ObjectLiteralExpression, name: string): ts.Node | undefined {
  const found = options.properties.find((each) => each.name?.getText() === name);
  if (!found) return undefined;
  if (ts.isPropertyAssignment(found)) return found.initializer;
  if (!ts.isShorthandPropertyAssignment(found)) return found;
  const declarations = options
    .getSourceFile()
    .statements.filter((each) => ts.isVariableStatement(each))
    .flatMap(({ declarationList }) => declarationList.declarations);
  return declarations.find((each) => each.name.getText() === name)?.initializer;
}

/** Whether a key is the value of a selector, as in `[`& .${classes.cell}`]: styles.cell`. */
function isNested(node: ts.Node, resolver: ts.Node): boolean {
  for (let at = node; at !== resolver; at = at.parent) {
    if (ts.isPropertyAssignment(at) && ts.isComputedPropertyName(at.name)) return true;
  }
  return false;
}

interface Keys {
  /** Of the element itself. */
  own: readonly string[];
  /** Of elements in it. */
  inner: readonly string[];
}

/** Reads `styles.cell` and `styles['cell--editable']` of a function `(props, styles) => …`. */
function readResolver(resolver: ts.Node): Keys {
  const styles = ts.isFunctionLike(resolver) ? resolver.parameters[1]?.name : undefined;
  if (!styles) return { own: [], inner: [] };
  if (ts.isObjectBindingPattern(styles)) {
    const own = styles.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
    return { own, inner: [] };
  }
  const own: string[] = [];
  const inner: string[] = [];
  const visit = (node: ts.Node) => {
    const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
    if (isAccess && node.expression.getText() === styles.getText()) {
      const list = isNested(node, resolver) ? inner : own;
      if (ts.isPropertyAccessExpression(node)) list.push(node.name.text);
      else if (ts.isStringLiteral(node.argumentExpression)) list.push(node.argumentExpression.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(resolver);
  return { own, inner: inner.filter((key) => !own.includes(key)) };
}

interface Styled extends Keys {
  /** Name of the component in a theme. */
  name: string;
  /** Rule of the element's class. */
  rule: string;
}

/** Reads a call of `styled(Component, { name, slot, overridesResolver })`. */
function readStyled(call: ts.CallExpression): Styled | undefined {
  const options = call.arguments[1];
  if (call.expression.getText() !== 'styled' || !options) return undefined;
  if (!ts.isObjectLiteralExpression(options)) return undefined;
  const name = getText(options, 'name');
  const slot = getText(options, 'slot');
  if (name === undefined || slot === undefined) return undefined;
  const rule = slot.charAt(0).toLowerCase() + slot.slice(1);
  const resolver = getValue(options, 'overridesResolver');
  // Without a resolver, Material UI reads the key of the slot.
  return { name, rule, ...(resolver ? readResolver(resolver) : { own: [rule], inner: [] }) };
}

/** Finds the keys of `styleOverrides` that the scripts of the packages read. */
export function readThemeKeys(packages: readonly TierPackage[]): ApiThemeKeys {
  const found = new Map<string, { slots: Map<string, string>; inner: Set<string> }>();
  const add = ({ name, rule, own, inner }: Styled) => {
    const known = found.get(name) ?? { slots: new Map<string, string>(), inner: new Set<string>() };
    found.set(name, known);
    for (const key of own) known.slots.set(key, key);
    const [first] = own;
    if (first !== undefined && !known.slots.has(rule)) known.slots.set(rule, first);
    for (const key of inner) known.inner.add(key);
  };
  for (const file of packages.flatMap(({ folder }) => [...findScripts(folder)])) {
    if (!readFileSync(file, 'utf8').includes('styled(')) continue;
    const visit = (node: ts.Node) => {
      const read = ts.isCallExpression(node) ? readStyled(node) : undefined;
      if (read) add(read);
      ts.forEachChild(node, visit);
    };
    visit(parseScript(file));
  }
  const sort = <T>(entries: Iterable<[string, T]>) =>
    Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  return sort(
    [...found].map(([name, { slots, inner }]) => [
      name,
      {
        slots: sort(slots),
        inner: [...inner].filter((key) => !slots.has(key)).sort(),
      },
    ]),
  );
}
