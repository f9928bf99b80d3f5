import { createElement, Fragment, type ElementType, type ReactNode } from 'react';

type Props = Record<string, unknown>;

/** Props that elements get in addition, by their type. */
const added = new Map<unknown, Props>();

export function addProps(props: ReadonlyMap<unknown, Props>): void {
  added.clear();
  for (const [type, each] of props) added.set(type, each);
}

const isPlain = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Joins objects of objects. Throws if both have a value at the same place. */
export function join(one: Props, other: Props): Props {
  const joined = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = joined[key];
    if (isPlain(known) && isPlain(value)) joined[key] = join(known, value);
    else if (known === undefined) joined[key] = value;
    else throw new Error(`${key} is set twice.`);
  }
  return joined;
}

/** Creates elements in the place of React, with the added props. */
export function createPart(type: ElementType, props: Props | null, ...children: ReactNode[]) {
  const more = added.get(type);
  return createElement(type, more ? join(props ?? {}, more) : props, ...children);
}

export { Fragment as PartFragment };
