import type ts from 'typescript';
import type { Change } from '../change.ts';
import type { Edit } from '../edit.ts';
import type { Site } from '../site.ts';
import {
  getProperty,
  insert,
  removeAttribute,
  removeFromList,
  replace,
  type Context,
  type MemberRewrite,
} from './context.ts';

/** Writes another name in the place of a member. What the name is bound to keeps its name. */
export function renameSite({ typescript: is }: Context, site: Site, to: string): Edit[] {
  const { node, name } = site;
  if (is.isShorthandPropertyAssignment(node)) return [insert(node.getStart(), `${to}: `)];
  if (is.isBindingElement(node) && !node.propertyName) return [insert(name.getStart(), `${to}: `)];
  if (is.isStringLiteralLike(name)) {
    return [{ start: name.getStart() + 1, end: name.getEnd() - 1, text: to }];
  }
  return [replace(name, to)];
}

/** The attribute or property with another name beside a site, if there is one. */
export function getNeighbor(
  context: Context,
  { node }: Site,
  name: string,
): ts.JsxAttribute | ts.ObjectLiteralElementLike | undefined {
  const { typescript: is } = context;
  const { parent } = node;
  if (is.isJsxAttributes(parent)) {
    return parent.properties.find(
      (each): each is ts.JsxAttribute => is.isJsxAttribute(each) && each.name.getText() === name,
    );
  }
  return is.isObjectLiteralExpression(parent) ? getProperty(context, parent, name) : undefined;
}

export const renameMember: MemberRewrite = (context, change, site, to) => {
  const { report } = context;
  if (to === null) return report.left(change, site.name);
  if (getNeighbor(context, site, to)) {
    return report.left(change, site.name, {
      message: `\`${to}\` is set, too, so \`${site.text}\` is left. ${change.advice}`,
    });
  }
  report.changed(change, site.name, renameSite(context, site, to));
};

/** Removes an attribute or a property. */
export function removeSite({ typescript: is }: Context, { node }: Pick<Site, 'node'>): Edit[] {
  const { parent } = node;
  if (is.isJsxAttribute(node)) return [removeAttribute(node)];
  if (is.isObjectLiteralExpression(parent)) return removeFromList(parent.properties, node);
  return [];
}

export const removeMember: MemberRewrite = (context, change, site) => {
  const edits = removeSite(context, site);
  if (edits.length > 0) context.report.changed(change, site.name, edits);
  else context.report.left(change, site.name);
};

/** Removes flags, and the object of flags with them if there are no others. */
export const removeFlag: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const object = site.node.parent;
  if (!is.isObjectLiteralExpression(object)) return report.left(change, site.name);
  const flags = object.properties.filter(
    ({ name }) => name && `GridExperimentalFeatures.${name.getText()}` in change.names,
  );
  const holder = is.isJsxExpression(object.parent) ? object.parent.parent : object.parent;
  const isHeld = is.isJsxAttribute(holder) || is.isPropertyAssignment(holder);
  const edits =
    isHeld && flags.length === object.properties.length
      ? removeSite(context, { node: holder })
      : removeFromList(object.properties, ...flags);
  report.changed(change, site.name, edits);
};

function getKeys(context: Context, value: ts.Expression | undefined): ts.ObjectLiteralExpression[] {
  const { typescript: is, types } = context;
  if (!value) return [];
  if (is.isObjectLiteralExpression(value)) return [value];
  if (
    is.isParenthesizedExpression(value) ||
    is.isAsExpression(value) ||
    is.isSatisfiesExpression(value)
  ) {
    return getKeys(context, value.expression);
  }
  if (is.isConditionalExpression(value)) {
    return [...getKeys(context, value.whenTrue), ...getKeys(context, value.whenFalse)];
  }
  if (is.isCallExpression(value) && /useMemo$/.test(value.expression.getText())) {
    const [create] = value.arguments;
    const body = create && is.isArrowFunction(create) ? create.body : undefined;
    return body && !is.isBlock(body) ? getKeys(context, body) : [];
  }
  if (!is.isIdentifier(value)) return [];
  const declaration = types.getSymbol(value)?.valueDeclaration;
  return declaration && is.isVariableDeclaration(declaration)
    ? getKeys(context, declaration.initializer)
    : [];
}

/** Edits that give the keys of an object a lowercase first letter. Also counts what it cannot read. */
function lowerKeys(
  { typescript: is }: Context,
  objects: readonly ts.ObjectLiteralExpression[],
): Edit[] {
  return objects.flatMap(({ properties }) =>
    properties.flatMap((property): Edit[] => {
      const { name } = property;
      if (!name || !is.isIdentifier(name)) return [];
      const lower = name.text[0]!.toLowerCase() + name.text.slice(1);
      if (lower === name.text) return [];
      if (is.isShorthandPropertyAssignment(property)) {
        return [insert(property.getStart(), `${lower}: `)];
      }
      return [replace(name, lower)];
    }),
  );
}

/** `components` with names in capitals becomes `slots` with names that start lowercase. */
export const renameSlots: MemberRewrite = (context, change, site, to) => {
  const { typescript: is, report } = context;
  if (to === null) return;
  const objects = getKeys(context, site.value);
  const keys = change.id.endsWith('components') ? lowerKeys(context, objects) : [];
  const isKnown = site.form === 'attribute' || site.form === 'property' ? objects.length > 0 : true;
  const neighbor = getNeighbor(context, site, to);
  if (neighbor) {
    const target = getKeys(
      context,
      is.isJsxAttribute(neighbor)
        ? (neighbor.initializer as ts.JsxExpression | undefined)?.expression
        : (neighbor as ts.PropertyAssignment).initializer,
    );
    const [from] = objects;
    const [into] = target;
    const edit = removeSite(context, site);
    const isInline = from && is.findAncestor(from, (node) => node === site.node) !== undefined;
    const isTargetInline = into && is.findAncestor(into, (node) => node === neighbor);
    if (edit.length > 0 && from && into && isInline && isTargetInline) {
      const parts = from.properties.map((property) => {
        const text = property.getText();
        const own = keys.filter(
          ({ start, end }) => start >= property.getStart() && end <= property.getEnd(),
        );
        const [first] = own;
        if (!first) return text;
        const at = property.getStart();
        return text.slice(0, first.start - at) + first.text + text.slice(first.end - at);
      });
      const last = into.properties.at(-1);
      const position = last ? last.getEnd() : into.getStart() + 1;
      const merged = last ? `, ${parts.join(', ')}` : ` ${parts.join(', ')} `;
      return report.changed(change, site.name, [
        ...edit,
        insert(position, parts.length > 0 ? merged : ''),
      ]);
    }
    return report.left(change, site.name, {
      message: `\`${to}\` is set, too. Move these entries into it. ${change.advice}`,
    });
  }
  const edits = [...renameSite(context, site, to), ...keys];
  const names = change.id.endsWith('components')
    ? {
        message: `The object of \`${site.text}\` is not in these files: write the names in it with a lowercase first letter.`,
      }
    : {};
  report.changed(change, site.name, edits);
  if (!isKnown && site.value && change.id.endsWith('components')) {
    report.left(change, site.value, names);
  }
};

/**
 * Adds entries to the objects in attributes such as `slots`, in the place of an attribute where
 * there is no such attribute yet. Returns `undefined` if an object is not written here.
 */
export function addToObjectAttribute(
  attributes: ts.JsxAttributes,
  entries: Readonly<Record<string, readonly string[]>>,
  instead: ts.JsxAttribute,
  is: typeof ts,
): Edit[] | undefined {
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const [name, parts] of Object.entries(entries)) {
    if (parts.length === 0) continue;
    const text = parts.join(', ');
    const existing = attributes.properties.find(
      (each): each is ts.JsxAttribute => is.isJsxAttribute(each) && each.name.getText() === name,
    );
    if (!existing) {
      added.push(`${name}={{ ${text} }}`);
      continue;
    }
    const { initializer } = existing;
    const object =
      initializer && is.isJsxExpression(initializer) ? initializer.expression : undefined;
    if (!object || !is.isObjectLiteralExpression(object)) return undefined;
    const last = object.properties.at(-1);
    edits.push(
      last ? insert(last.getEnd(), `, ${text}`) : insert(object.getStart() + 1, ` ${text} `),
    );
  }
  const indent = /\n[ \t]*$/.exec(
    instead.getSourceFile().text.slice(instead.getFullStart(), instead.getStart()),
  )?.[0];
  return added.length > 0
    ? [...edits, replace(instead, added.join(indent ?? ' '))]
    : [...edits, removeAttribute(instead)];
}

/** Reports the place without changing it. */
export const reportMember: MemberRewrite = (context, change: Change, site) => {
  context.report.left(change, site.name);
};
