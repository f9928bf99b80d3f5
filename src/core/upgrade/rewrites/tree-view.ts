import type ts from 'typescript';
import type { Edit } from '../edit.ts';
import type { Site } from '../site.ts';
import { allowNullParameter } from './allow-null.ts';
import { addToObjectAttribute } from './members.ts';
import { removeAttribute, type Context, type MemberRewrite } from './context.ts';

const ICONS: Record<string, string> = {
  defaultCollapseIcon: 'collapseIcon',
  defaultExpandIcon: 'expandIcon',
  defaultEndIcon: 'endIcon',
  icon: 'icon',
  collapseIcon: 'collapseIcon',
  expandIcon: 'expandIcon',
  endIcon: 'endIcon',
};

/** What an attribute becomes in `slots` and in `slotProps`. */
interface Entries {
  slots: string[];
  slotProps: string[];
}

function getValue(is: typeof ts, { initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && is.isJsxExpression(initializer) ? initializer.expression : undefined;
}

/** `<AddIcon fontSize="small" />` is the component `AddIcon` with these props. */
function readIcon(
  is: typeof ts,
  slot: string,
  value: ts.Expression | undefined,
): Entries | undefined {
  if (!value || !is.isJsxSelfClosingElement(value)) return undefined;
  const props = value.attributes.properties.map((attribute) => {
    if (is.isJsxSpreadAttribute(attribute)) return attribute.getText().slice(1, -1);
    const { initializer } = attribute;
    const text = initializer ? (getValue(is, attribute) ?? initializer).getText() : 'true';
    const name = attribute.name.getText();
    return `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${text}`;
  });
  const tag = value.tagName.getText();
  return {
    slots: [`${slot}: ${/^[a-z][\w-]*$/.test(tag) ? `'${tag}'` : tag}`],
    slotProps: props.length > 0 ? [`${slot}: { ${props.join(', ')} }`] : [],
  };
}

function readEntries(is: typeof ts, attribute: ts.JsxAttribute): Entries | undefined {
  const name = attribute.name.getText();
  const value = getValue(is, attribute);
  const slot = ICONS[name];
  if (slot !== undefined) return readIcon(is, slot, value);
  if (!value) return undefined;
  const text = `groupTransition: ${value.getText()}`;
  return name === 'TransitionProps'
    ? { slots: [], slotProps: [text] }
    : { slots: [text], slotProps: [] };
}

/** All attributes of an element that move into its slots, moved with one another. */
function moveAll(context: Context, attributes: ts.JsxAttributes): Edit[] | undefined {
  const { typescript: is } = context;
  const moved = attributes.properties.flatMap((attribute) => {
    if (!is.isJsxAttribute(attribute)) return [];
    const name = attribute.name.getText();
    if (!(name in ICONS) && !/^Transition(?:Component|Props)$/.test(name)) return [];
    const entries = readEntries(is, attribute);
    return entries ? [{ attribute, ...entries }] : [];
  });
  const [first, ...rest] = moved.map(({ attribute }) => attribute);
  if (!first) return undefined;
  return addToObjectAttribute(
    attributes,
    {
      slots: moved.flatMap(({ slots }) => slots),
      slotProps: moved.flatMap(({ slotProps }) => slotProps),
    },
    first,
    is,
  )?.concat(rest.map(removeAttribute));
}

function move(context: Context, site: Site): Edit[] | undefined {
  const { typescript: is } = context;
  const { node } = site;
  if (!is.isJsxAttribute(node) || !is.isJsxAttributes(node.parent)) return undefined;
  return readEntries(is, node) && moveAll(context, node.parent);
}

/** Icons are components in `slots`, and their props are in `slotProps`. */
export const moveIcon: MemberRewrite = (context, change, site) => {
  const { report } = context;
  const edits = move(context, site);
  if (edits) return report.changed(change, site.node, edits);
  if (site.form !== 'attribute') return report.left(change, site.name);
  const value = site.value?.getText() ?? 'null';
  report.left(change, site.name, {
    message: `A slot takes a component, and this is an element that is computed or shares its element with other slots. ${change.advice}`,
    suggestion: `slots={{ ${ICONS[site.text]}: () => ${value} }}`,
  });
};

/** `TransitionComponent` and `TransitionProps` are the slot `groupTransition`. */
export const moveTransition: MemberRewrite = (context, change, site) => {
  const { report } = context;
  const edits = move(context, site);
  if (edits) report.changed(change, site.node, edits);
  else report.left(change, site.name);
};

/** Whether a tree surely selects one item at a time. */
function isSingleSelect(is: typeof ts, { node }: Site): boolean {
  const { parent } = node;
  if (!is.isJsxAttributes(parent)) return false;
  return parent.properties.every(
    (each) => is.isJsxAttribute(each) && each.name.getText() !== 'multiSelect',
  );
}

/** A tree of one selected item has none at first, and none after it was taken back. */
export const allowNoSelection: MemberRewrite = (context, change, site) =>
  allowNullParameter(context, change, site, {
    at: 1,
    type: 'string',
    isTyped: isSingleSelect(context.typescript, site),
  });
