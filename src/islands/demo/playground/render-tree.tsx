import { createElement, type ElementType, type ReactNode } from 'react';
import type { Composed } from '../../../core/api/playground/compose.ts';
import {
  isObject,
  readSpecial,
  type StateChange,
  type Value,
} from '../../../core/api/playground/value.ts';

/** A callback as the setup describes it. */
export interface Callback {
  name: string;
  isLogged: boolean;
  change: StateChange | null;
}

/** What values need to become those that components take. */
export interface Runtime {
  /** Components, functions and data by name. */
  scope: Readonly<Record<string, unknown>>;
  /** Results by value, so that an unchanged prop stays the same object. */
  cache: Map<string, unknown>;
  onCall: (callback: Callback, args: readonly unknown[]) => void;
}

/** Values of controlled props, by prop. */
type States = Readonly<Record<string, unknown>>;

function find({ scope }: Runtime, name: string): unknown {
  if (!Object.hasOwn(scope, name)) throw new Error(`${name} is not in scope`);
  return scope[name];
}

function create(value: Value, runtime: Runtime): unknown {
  if (Array.isArray(value)) return value.map((each: Value) => resolveValue(each, runtime));
  if (!isObject(value)) return value;
  const special = readSpecial(value);
  switch (special?.kind) {
    case 'date':
      return (find(runtime, 'dayjs') as (iso: string) => unknown)(special.iso);
    case 'name':
      return find(runtime, special.name);
    case 'call':
      return (find(runtime, special.name) as (...args: readonly unknown[]) => unknown)(
        ...special.args.map((each) => resolveValue(each, runtime)),
      );
    case 'handler':
      return (...args: readonly unknown[]) => runtime.onCall(special, args);
    default:
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, resolveValue(each, runtime)]),
      );
  }
}

/** Returns what a value stands for. The same value gives the same object. */
export function resolveValue(value: Value, runtime: Runtime): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const key = JSON.stringify(value);
  if (!runtime.cache.has(key)) runtime.cache.set(key, create(value, runtime));
  return runtime.cache.get(key);
}

interface Context {
  composed: Composed;
  states: States;
  runtime: Runtime;
  /** The component itself. */
  Component: ElementType;
  /** Changes when the component has to start again. */
  mountKey: string;
}

function resolveProps({ composed, states, runtime }: Context): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(composed.props).map(([prop, value]) => [
      prop,
      readSpecial(value)?.kind === 'state' ? states[prop] : resolveValue(value, runtime),
    ]),
  );
}

/** Resolves a prop of an element around the component, which can contain the component's props. */
function resolveOuter(value: Value, context: Context): unknown {
  if (!JSON.stringify(value).includes('"$self')) return resolveValue(value, context.runtime);
  if (readSpecial(value)?.kind === 'selfProps') return resolveProps(context);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, resolveOuter(each, context)]),
  );
}

function renderNode(value: Value, context: Context, key: number): ReactNode {
  const special = readSpecial(value);
  const { runtime, composed, Component } = context;
  if (special?.kind === 'self') {
    const children = composed.children.map((child, index) => renderNode(child, context, index));
    return createElement(
      Component,
      { key: context.mountKey, ...resolveProps(context) },
      ...children,
    );
  }
  if (special?.kind !== 'element') return typeof value === 'string' ? value : null;
  const isTag = /^[a-z]/.test(special.type);
  const type = isTag ? special.type : (find(runtime, special.type) as ElementType);
  const props = Object.fromEntries(
    Object.entries(special.props).map(([prop, each]) => [prop, resolveOuter(each, context)]),
  );
  const children = special.children.map((child, index) => renderNode(child, context, index));
  // With its props inside another element, that element starts again in its place.
  const isHost = JSON.stringify(special.props).includes('"$selfProps"');
  const ownKey = isHost ? context.mountKey : key;
  return createElement(type, { key: ownKey, ...props }, ...children);
}

/** Renders the component with the elements around it. */
export function renderTree(context: Context): ReactNode {
  return renderNode(context.composed.tree, context, 0);
}

/** Props that components read only when they start. */
const FIRST =
  /^(default[A-Z]\w*|initialState|openTo|autoFocus|calendars|enableAccessibleFieldDOMStructure)$/;

/** Returns a text that changes with what a component reads only when it starts. */
export function getMountKey({ props, states }: Composed): string {
  const first = Object.entries(props).filter(([prop]) => FIRST.test(prop));
  return JSON.stringify([first, Object.keys(states)]);
}
