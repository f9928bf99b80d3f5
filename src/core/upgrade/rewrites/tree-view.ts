import type ts from 'typescript';
import { addToObjectAttribute, getNeighbor } from './members.ts';
import { removeAttribute, replace, type Context, type MemberRewrite } from './context.ts';

const SLOTS: Record<string, string> = {
  defaultCollapseIcon: 'collapseIcon',
  defaultExpandIcon: 'expandIcon',
  defaultEndIcon: 'endIcon',
  icon: 'icon',
  collapseIcon: 'collapseIcon',
  expandIcon: 'expandIcon',
  endIcon: 'endIcon',
  TransitionComponent: 'groupTransition',
};

/** Properties that are no object in another position of the same element. */
const ICONS = Object.keys(SLOTS).filter((name) => name !== 'TransitionComponent');

interface Icon {
  component: string;
  /** The props of the icon, as entries of an object. */
  props: string[];
}

/** `<AddIcon fontSize="small" />` is the component `AddIcon` with these props. */
function readIcon({ typescript: is }: Context, value: ts.Expression | undefined): Icon | undefined {
  if (!value || !is.isJsxSelfClosingElement(value)) return undefined;
  const props: string[] = [];
  for (const attribute of value.attributes.properties) {
    if (is.isJsxSpreadAttribute(attribute)) {
      props.push(attribute.getText().slice(1, -1));
      continue;
    }
    const { initializer } = attribute;
    const text = !initializer
      ? 'true'
      : is.isJsxExpression(initializer)
        ? (initializer.expression?.getText() ?? 'true')
        : initializer.getText();
    const name = attribute.name.getText();
    props.push(`${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${text}`);
  }
  return { component: value.tagName.getText(), props };
}

/** Icons are components in `slots`, and their props are in `slotProps`. */
export const moveIcon: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const slot = SLOTS[site.text]!;
  const { node } = site;
  if (!is.isJsxAttribute(node) || !is.isJsxAttributes(node.parent)) {
    return report.left(change, site.name);
  }
  const icons = node.parent.properties.filter(
    (each): each is ts.JsxAttribute =>
      is.isJsxAttribute(each) && ICONS.includes(each.name.getText()),
  );
  const parts = icons.map((attribute) => {
    const { initializer } = attribute;
    const value =
      initializer && is.isJsxExpression(initializer) ? initializer.expression : undefined;
    return { attribute, slot: SLOTS[attribute.name.getText()]!, icon: readIcon(context, value) };
  });
  const own = parts.find(({ attribute }) => attribute === node);
  if (!own?.icon) {
    const value = site.value?.getText() ?? 'null';
    return report.left(change, site.name, {
      message: `A slot takes a component, and this is an element that is computed. ${change.advice}`,
      suggestion: `slots={{ ${slot}: () => ${value} }}`,
    });
  }
  // All icons of an element move together, with the first of them.
  const moved = parts.filter(({ icon }) => icon);
  const entries = moved.map(({ slot: name, icon }) => `${name}: ${icon!.component}`);
  const withProps = moved.filter(({ icon }) => icon!.props.length > 0);
  const props = withProps.map(({ slot: name, icon }) => `${name}: { ${icon!.props.join(', ')} }`);
  const [first] = moved;
  const hasSlots = getNeighbor(context, site, 'slots');
  const hasProps = getNeighbor(context, site, 'slotProps');
  const rest = moved.slice(1).map(({ attribute }) => removeAttribute(attribute));
  if (!hasSlots && !hasProps) {
    const text =
      `slots={{ ${entries.join(', ')} }}` +
      (props.length > 0 ? ` slotProps={{ ${props.join(', ')} }}` : '');
    report.changed(change, node, [replace(first!.attribute, text), ...rest]);
    return;
  }
  const slots = addToObjectAttribute(context, node.parent, 'slots', entries, first!.attribute);
  if (!slots || props.length > 0) return report.left(change, site.name);
  report.changed(change, node, [...slots, ...rest]);
};

/** `TransitionComponent` and `TransitionProps` are the slot `groupTransition`. */
export const moveTransition: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { node, value } = site;
  if (!is.isJsxAttribute(node) || !is.isJsxAttributes(node.parent) || !value) {
    return report.left(change, site.name);
  }
  const name = site.text === 'TransitionProps' ? 'slotProps' : 'slots';
  const edits = addToObjectAttribute(
    context,
    node.parent,
    name,
    [`groupTransition: ${value.getText()}`],
    node,
  );
  if (edits) report.changed(change, node, edits);
  else report.left(change, site.name);
};
