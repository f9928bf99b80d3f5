import type ts from 'typescript';
import {
  addAttributes,
  forEachComponent,
  getAttributes,
  getElements,
  getProperties,
  getPropertyValue,
  getText,
  getValue,
  resolveValue,
  type FileContext,
} from '../context.ts';

const TREE = /^RichTreeView(Pro)?$/;

function getItemType(context: FileContext, value: ts.Expression) {
  const { checker, typescript: is } = context;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(value));
  const item = checker.getIndexTypeOfType(type, is.IndexKind.Number);
  const isOpen =
    !item ||
    (item.flags & (is.TypeFlags.Any | is.TypeFlags.Unknown | is.TypeFlags.Never)) !== 0 ||
    checker.getIndexTypeOfType(item, is.IndexKind.String) !== undefined;
  return isOpen || checker.getPropertiesOfType(item).length === 0 ? undefined : item;
}

/** Items without the properties by which the tree knows and shows them. */
export function checkItems(context: FileContext): void {
  const { checker } = context;
  forEachComponent(context, (component, element) => {
    if (!TREE.test(component)) return;
    const { byName, isSpread } = getAttributes(context, element);
    const items = byName.get('items');
    const value = getValue(context, items);
    const item = value && getItemType(context, value);
    if (!item || isSpread) return;
    const properties = checker.getPropertiesOfType(item).map(({ name }) => name);
    const wanted = [
      { name: 'id', prop: 'getItemId', like: /(id|key|code|uuid|path)$/i },
      { name: 'label', prop: 'getItemLabel', like: /(name|title|text|label)$/i },
    ];
    for (const { name, prop, like } of wanted) {
      if (properties.includes(name) || byName.has(prop)) continue;
      const key = properties.find((each) => like.test(each));
      context.report({
        node: items!,
        kind: 'mistake',
        rule: `item-without-${name}`,
        message: `The items have no \`${name}\`, and \`${component}\` throws without one. Read another property with \`${prop}\`.`,
        fixes:
          key === undefined
            ? []
            : [addAttributes(element, `${prop}={(item) => item.${key}}`, `Read \`${key}\``)],
        page: '/x/react-tree-view/rich-tree-view/items/#custom-id-and-label-getitemid-getitemlabel',
      });
    }
  });
}

function listIds(context: FileContext, node: ts.Expression | undefined): ts.Expression[] {
  return (getElements(context, node) ?? []).flatMap((element) => {
    const properties = getProperties(context, resolveValue(context, element));
    const id = getPropertyValue(context, properties?.get('id'));
    const children = listIds(context, getPropertyValue(context, properties?.get('children')));
    return id ? [id, ...children] : children;
  });
}

/** Items of one tree that have the same id. */
export function checkItemIds(context: FileContext): void {
  const { typescript: is } = context;
  const report = (ids: readonly (ts.Node | undefined)[]) => {
    const known = new Set<string>();
    for (const node of ids) {
      const id = getText(context, node);
      if (id === undefined || !node) continue;
      if (known.has(id)) {
        context.report({
          node,
          kind: 'mistake',
          rule: 'duplicate-item-id',
          message: `Two items have the id \`${id}\`. The tree throws, or confuses them: give each its own.`,
          page: '/x/react-tree-view/rich-tree-view/items/#common-errors',
        });
      }
      known.add(id);
    }
  };
  forEachComponent(context, (component, element) => {
    if (TREE.test(component)) {
      report(
        listIds(context, getValue(context, getAttributes(context, element).byName.get('items'))),
      );
    }
    if (component !== 'SimpleTreeView' || !is.isJsxOpeningElement(element)) return;
    const ids: (ts.Node | undefined)[] = [];
    const visit = (node: ts.Node) => {
      // Items of a loop are one in the code.
      if (is.isFunctionLike(node)) return;
      if (is.isJsxAttribute(node) && node.name.getText() === 'itemId')
        ids.push(getValue(context, node));
      is.forEachChild(node, visit);
    };
    visit(element.parent);
    report(ids);
  });
}
