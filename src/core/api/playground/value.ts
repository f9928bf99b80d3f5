/**
 * A value of a prop as plain data, from which both the running component and its code are made.
 * Objects with a `$` key stand for what JSON cannot say; no other key may start with `$`.
 */
export type Value =
  null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** A Day.js object, given a local time such as `2024-04-17T15:30`. */
export const date = (iso: string) => ({ $date: iso }) as const;
/** A name that the code imports or declares: a component, a function, data. */
export const name = (of: string) => ({ $name: of }) as const;
/** The result of a function that the code imports or declares. */
export const call = (of: string, ...args: readonly Value[]) => ({ $call: of, args }) as const;
/** What a dataControl of the playground is set to. */
export const dataControl = (id: string) => ({ $dataControl: id }) as const;
/** A React element of a component, or of an HTML or SVG element if the name is in lower case. */
export const element = (
  type: string,
  props: { readonly [prop: string]: Value } = {},
  children: readonly Value[] = [],
) => ({ $element: type, props, children }) as const;
/** The component that the playground is about, in the elements around it. */
export const SELF = { $self: true } as const;
/** The props of that component as an object, where another component renders it. */
export const SELF_PROPS = { $selfProps: true } as const;

/** Changes a prop after a callback: to an argument of the callback, or to a fixed value. */
export type StateChange = { prop: string; argument: number } | { prop: string; to: boolean };

/** A value that JSON cannot say. */
export type Special =
  | { kind: 'date'; iso: string }
  | { kind: 'name'; name: string }
  | { kind: 'call'; name: string; args: readonly Value[] }
  | { kind: 'dataControl'; id: string }
  | { kind: 'self' }
  | { kind: 'selfProps' }
  | { kind: 'state'; prop: string }
  | { kind: 'handler'; name: string; isLogged: boolean; change: StateChange | null }
  | {
      kind: 'element';
      type: string;
      props: { readonly [prop: string]: Value };
      children: readonly Value[];
    };

type Obj = { readonly [key: string]: Value };

export function isObject(value: Value | undefined): value is Obj {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The current value of a controlled prop. */
export const state = (prop: string) => ({ $state: prop }) as const;

/** A callback that logs its call, changes a controlled prop, or does both. */
export function handler(of: string, isLogged: boolean, change: StateChange | null): Value {
  return { $handler: of, isLogged, change };
}

/** Reads a value that JSON cannot say; null for all others. */
export function readSpecial(value: Value): Special | null {
  if (!isObject(value)) return null;
  const get = (key: string) => value[key] as string;
  if ('$date' in value) return { kind: 'date', iso: get('$date') };
  if ('$name' in value) return { kind: 'name', name: get('$name') };
  if ('$call' in value) {
    return { kind: 'call', name: get('$call'), args: value['args'] as readonly Value[] };
  }
  if ('$dataControl' in value) return { kind: 'dataControl', id: get('$dataControl') };
  if ('$self' in value) return { kind: 'self' };
  if ('$selfProps' in value) return { kind: 'selfProps' };
  if ('$state' in value) return { kind: 'state', prop: get('$state') };
  if ('$handler' in value) {
    return {
      kind: 'handler',
      name: get('$handler'),
      isLogged: value['isLogged'] === true,
      change: value['change'] as StateChange | null,
    };
  }
  if ('$element' in value) {
    return {
      kind: 'element',
      type: get('$element'),
      props: value['props'] as Obj,
      children: value['children'] as readonly Value[],
    };
  }
  return null;
}

/** Returns every name that a value needs in scope, components of elements included. */
export function listNames(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap((each: Value) => listNames(each));
  if (!isObject(value)) return [];
  const special = readSpecial(value);
  switch (special?.kind) {
    case undefined:
      return Object.values(value).flatMap(listNames);
    case 'date':
      return ['dayjs'];
    case 'name':
      return [special.name];
    case 'call':
      return [special.name, ...special.args.flatMap(listNames)];
    case 'element':
      return [
        ...(/^[a-z]/.test(special.type) ? [] : [special.type]),
        ...Object.values(special.props).flatMap(listNames),
        ...special.children.flatMap(listNames),
      ];
    default:
      return [];
  }
}

/** Replaces dataControls by what they are set to. Throws if there is no such dataControl. */
export function fillDataControls(
  value: Value,
  dataControls: Readonly<Record<string, Value>>,
): Value {
  if (Array.isArray(value)) return value.map((each: Value) => fillDataControls(each, dataControls));
  if (!isObject(value)) return value;
  const special = readSpecial(value);
  if (special?.kind === 'dataControl') {
    const set = dataControls[special.id];
    if (set === undefined) throw new Error(`There is no dataControl ${special.id}`);
    return set;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fillDataControls(each, dataControls)]),
  );
}

/** Returns a copy with a value at a path. What is no plain object on the way is replaced. */
export function setAt(target: Obj, path: readonly string[], value: Value): Obj {
  const [first, ...rest] = path;
  if (first === undefined) return target;
  const inner = target[first];
  const isPlain = isObject(inner) && readSpecial(inner) === null;
  return {
    ...target,
    [first]: rest.length === 0 ? value : setAt(isPlain ? inner : {}, rest, value),
  };
}
