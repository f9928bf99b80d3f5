import { getPath, toValue, type Control, type RawValues } from './control.ts';
import type { ChangePair, PlaygroundSetup } from './setup.ts';
import { fillDataControls, handler, setAt, state, type StateChange, type Value } from './value.ts';

/** What readers set: props by the id of their control, and dataControls by their id. */
export interface Choice {
  values: RawValues;
  dataControls: Readonly<Record<string, string>>;
}

type Model = Pick<
  PlaygroundSetup,
  'component' | 'props' | 'children' | 'tree' | 'dataControls' | 'rows' | 'changes'
>;

/** A component with its props, and the elements around it. */
export interface Composed {
  props: Readonly<Record<string, Value>>;
  children: readonly Value[];
  tree: Value;
  /** The start of each controlled prop. */
  states: Readonly<Record<string, Value>>;
}

export function listControls({ rows }: Pick<PlaygroundSetup, 'rows'>): Control[] {
  return rows.flatMap(({ controls }) => controls);
}

/** Returns the props that readers set and that follow a callback. */
function findControlled(setup: Model, props: Readonly<Record<string, Value>>, values: RawValues) {
  const set = new Set(Object.keys(values).map((id) => getPath({ id })[0] ?? ''));
  return setup.changes.filter(({ prop }) => set.has(prop) && prop in props);
}

function getDefaultName(prop: string): string {
  return `default${prop.charAt(0).toUpperCase()}${prop.slice(1)}`;
}

function toChange({ prop, argument, to }: ChangePair): StateChange {
  return to === undefined ? { prop, argument: argument ?? 0 } : { prop, to };
}

/** Turns what readers set into the props of the component and the elements around it. */
export function compose(setup: Model, { values, dataControls }: Choice): Composed {
  const options = Object.entries(setup.dataControls).map(([id, dataControl]) => {
    const option =
      dataControl.options.find((each) => each.id === dataControls[id]) ??
      dataControl.options.find((each) => each.id === dataControl.start);
    return { id, value: option?.value ?? null, set: option?.set ?? {} };
  });
  let props: { readonly [prop: string]: Value } = setup.props;
  for (const { set } of options) {
    for (const [id, value] of Object.entries(set)) props = setAt(props, getPath({ id }), value);
  }
  const logged = new Set<string>();
  for (const control of listControls(setup)) {
    const raw = values[control.id];
    if (raw === undefined) continue;
    if (control.kind === 'log') {
      if (raw === true) logged.add(control.id);
    } else props = setAt(props, getPath(control), toValue(control, raw));
  }
  const filled = Object.fromEntries(options.map(({ id, value }) => [id, value]));
  props = fillDataControls(props, filled) as typeof props;
  const states: Record<string, Value> = {};
  const pairs = findControlled(setup, props, values);
  for (const { prop } of pairs) states[prop] = props[prop] ?? null;
  const callbacks = new Set([...pairs.map(({ callback }) => callback), ...logged]);
  const handlers = Object.fromEntries(
    [...callbacks].map((name) => {
      const pair = pairs.find(({ callback }) => callback === name);
      return [name, handler(name, logged.has(name), pair ? toChange(pair) : null)];
    }),
  );
  // A controlled prop and its default exclude each other.
  const defaults = new Set(Object.keys(states).map(getDefaultName));
  const kept = Object.entries(props).filter(([prop]) => !defaults.has(prop));
  return {
    props: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(Object.keys(states).map((prop) => [prop, state(prop)])),
      ...handlers,
    },
    children: setup.children.map((child) => fillDataControls(child, filled)),
    tree: fillDataControls(setup.tree, filled),
    states,
  };
}
