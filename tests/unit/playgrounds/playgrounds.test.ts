import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getTryParams, readTryHash } from '../../../src/core/api/playground/address.ts';
import { compose, listControls, type Choice } from '../../../src/core/api/playground/compose.ts';
import {
  getPath,
  toValue,
  type Control,
  type Raw,
} from '../../../src/core/api/playground/control.ts';
import type { PlaygroundSetup } from '../../../src/core/api/playground/setup.ts';
import { readSpecial, type Value } from '../../../src/core/api/playground/value.ts';
import {
  getMountKey,
  renderTree,
  resolveValue,
  type Runtime,
} from '../../../src/islands/demo/playground/render-tree.tsx';
import { getPlaygroundReasons } from '../../../src/node/api/list-playgrounds.ts';
import { getSamples, references, setups } from './setups.ts';

type Props = Record<string, unknown>;

/** Names of the components in the elements around a component. */
function listTypes(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap((each: Value) => listTypes(each));
  const special = typeof value === 'object' && value !== null ? readSpecial(value) : null;
  if (special?.kind !== 'element') return [];
  return [special.type, ...special.children.flatMap(listTypes)];
}

/** A scope in which each component notes the props that it is rendered with. */
function createSpies(setup: PlaygroundSetup) {
  const seen: Record<string, Props> = {};
  const types = new Set([setup.component, ...[setup.tree, ...setup.children].flatMap(listTypes)]);
  const names = [
    ...Object.keys(setup.imports),
    ...setup.helpers.flatMap((helper) => helper.names),
    setup.component,
  ];
  const scope = Object.fromEntries(
    names.map((name): [string, unknown] => [
      name,
      types.has(name)
        ? (props: Props) => {
            seen[name] = props;
            return props['children'] as ReactNode;
          }
        : (...args: unknown[]) => ({ called: name, args }),
    ]),
  );
  return { scope, seen };
}

function getAt(props: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Props)[key] : undefined,
    props,
  );
}

/** Finds the component's props, which another component may get as an object. */
function findProps(seen: Record<string, Props>, { tree }: PlaygroundSetup): unknown {
  const hosts = Object.values(seen);
  const path = /"(\w+)":\{"(\w+)":(?:\{"[^{}]*"(\w+)":)?\{"\$selfProps"/.exec(JSON.stringify(tree));
  const keys = (path?.slice(1) ?? []).filter((key) => key !== undefined);
  return hosts.map((props) => getAt(props, keys)).find((found) => found !== undefined);
}

/** Renders a playground with spies; returns the props of its component. */
function renderSpied(setup: PlaygroundSetup, choice: Choice) {
  const { scope, seen } = createSpies(setup);
  const calls: string[] = [];
  const runtime: Runtime = {
    scope,
    cache: new Map(),
    onCall: ({ name }) => calls.push(name),
  };
  const composed = compose(setup, choice);
  const states = Object.fromEntries(
    Object.entries(composed.states).map(([prop, value]) => [prop, resolveValue(value, runtime)]),
  );
  // Its own spy: elements around it can be of the same component.
  let own: Props | undefined;
  const Component = (props: Props) => {
    own = props;
    return props['children'] as ReactNode;
  };
  const context = { composed, states, runtime, Component, mountKey: getMountKey(composed) };
  renderToString(createElement('main', null, renderTree(context)));
  return { props: own ?? findProps(seen, setup), runtime, calls };
}

const START: Choice = { values: {}, dataControls: {} };

function getStart({ logs, dataControls }: PlaygroundSetup): Choice {
  return {
    values: Object.fromEntries(logs.map((name): [string, Raw] => [name, true])),
    dataControls: Object.fromEntries(
      Object.entries(dataControls).map(([id, { start }]) => [id, start]),
    ),
  };
}

function getKnown(setup: PlaygroundSetup) {
  return { controls: listControls(setup), dataControls: setup.dataControls };
}

/** What is wrong with how a control sets its prop; null if nothing is. */
function findProblem(setup: PlaygroundSetup, control: Control, raw: Raw): string | null {
  const { props, runtime, calls } = renderSpied(setup, {
    ...START,
    values: { [control.id]: raw },
  });
  const actual = getAt(props, getPath(control));
  const where = `${setup.component}.${control.id} = ${JSON.stringify(raw)}`;
  if (control.kind === 'log') {
    if (typeof actual !== 'function') return `${where} is no function`;
    (actual as (...args: unknown[]) => void)('an argument');
    return calls.join() === control.id ? null : `${where} does not report its call`;
  }
  const expected = resolveValue(toValue(control, raw), runtime);
  // The results of spies differ by what made them, and functions by themselves.
  return JSON.stringify(actual) === JSON.stringify(expected) && typeof actual === typeof expected
    ? null
    : `${where} gives ${JSON.stringify(actual)}`;
}

describe('the playgrounds', () => {
  it('exist for at least 60 components, and every other component says why it has none', () => {
    expect(setups.length).toBeGreaterThanOrEqual(60);
    for (const { product, model } of references) {
      const reasons = getPlaygroundReasons(product.folder);
      expect(Object.keys(reasons).sort()).toEqual(model.components.map(({ name }) => name).sort());
      for (const reason of Object.values(reasons)) expect(reason ?? 'It has.').toMatch(/\.$/);
    }
  });

  it('exist for every grid, picker, field, chart, and tree', () => {
    const all = references.flatMap(({ model }) => model.components.map(({ name }) => name));
    const wanted = all.filter(
      (name) =>
        /^(DataGrid|\w+Picker$|\w*(Calendar|Clock|Field)$|\w+Chart(Pro)?$|Gauge$|Heatmap$|\w*TreeView(Pro)?$)/.test(
          name,
        ) && name !== 'PickersTextField',
    );
    expect(wanted.length).toBeGreaterThan(50);
    const missing = wanted.filter((name) => !setups.some(({ component }) => component === name));
    expect(missing).toEqual([]);
  });

  it('have controls, each in a group', () => {
    for (const { component, rows } of setups) {
      expect(rows.length, component).toBeGreaterThan(0);
      expect(new Set(listControls({ rows }).map(({ id }) => id)).size, component).toBe(
        listControls({ rows }).length,
      );
    }
  });

  it('lead from each control to the prop that the component is rendered with', () => {
    const problems: string[] = [];
    let count = 0;
    for (const setup of setups) {
      for (const control of listControls(setup)) {
        for (const raw of getSamples(control)) {
          count += 1;
          const problem = findProblem(setup, control, raw);
          if (problem) problems.push(problem);
        }
      }
    }
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(4000);
  });

  it('control a prop without its default, which would exclude it', () => {
    const setup = setups.find(({ component }) => component === 'DatePicker')!;
    const { props } = renderSpied(setup, { ...START, values: { value: '2024-03-05T10:20' } });
    expect(props).toMatchObject({ value: expect.anything(), onChange: expect.any(Function) });
    expect(props).not.toHaveProperty('defaultValue');
    expect(renderSpied(setup, START).props).toHaveProperty('defaultValue');
  });

  it('limit dataControls only by controls and options that exist', () => {
    for (const { component, dataControls, ...setup } of setups) {
      const ids = listControls(setup).map(({ id }) => id);
      for (const { limits = [], options } of Object.values(dataControls)) {
        for (const { control, most } of limits) {
          expect(ids, component).toContain(control);
          expect(
            options.map(({ id }) => id),
            component,
          ).toContain(most);
        }
      }
    }
  });

  it('give each dataControl a visible effect', () => {
    const same: string[] = [];
    for (const setup of setups) {
      for (const [id, { options, start }] of Object.entries(setup.dataControls)) {
        const before = JSON.stringify(renderSpied(setup, START).props);
        for (const option of options.filter((each) => each.id !== start)) {
          const after = renderSpied(setup, { values: {}, dataControls: { [id]: option.id } });
          if (JSON.stringify(after.props) === before) same.push(`${setup.component} ${id}`);
        }
      }
    }
    expect(same).toEqual([]);
  });

  it('are restored by the address that they write', () => {
    for (const setup of setups) {
      const known = getKnown(setup);
      const start = getStart(setup);
      const longest = Math.max(...known.controls.map((each) => getSamples(each).length));
      for (let index = 0; index < longest; index += 1) {
        // Few enough for the longest address.
        for (let from = 0; from < known.controls.length; from += 40) {
          const values = { ...start.values };
          for (const control of known.controls.slice(from, from + 40)) {
            const samples = getSamples(control);
            values[control.id] = samples[index % samples.length]!;
          }
          const hash = `#try${getTryParams({ values, dataControls: start.dataControls }, known, start)}`;
          const read = readTryHash(hash, known, start);
          expect(read, setup.component).toEqual({
            values,
            dataControls: start.dataControls,
            refused: [],
          });
        }
      }
    }
  });

  it('restore callbacks that are no longer logged, and dataControls', () => {
    const setup = setups.find(({ component }) => component === 'DataGrid')!;
    const known = getKnown(setup);
    const start = getStart(setup);
    const choice = { values: {}, dataControls: { ...start.dataControls, rows: '1000' } };
    const hash = `#try:DataGrid${getTryParams(choice, known, start)}`;
    expect(hash).toContain('&data.rows=1000&onColumnVisibilityModelChange=false');
    const values = Object.fromEntries(setup.logs.map((name) => [name, false]));
    expect(readTryHash(hash, known, start)).toEqual({ ...choice, values, refused: [] });
    expect(getTryParams(start, known, start)).toBe('');
  });
});

describe('a hostile address', () => {
  const setup = setups.find(({ component }) => component === 'DataGrid')!;
  const read = (params: string) => readTryHash(`#try${params}`, getKnown(setup), getStart(setup));

  it.each([
    ['an unknown prop', '&dangerouslySetInnerHTML={}', 'dangerouslySetInnerHTML'],
    ['a prop of all objects', '&__proto__={"x":1}', '__proto__'],
    ['a dataControl of all objects', '&data.constructor=x', 'data.constructor'],
    ['more rows than a dataControl offers', '&data.rows=100000000', 'data.rows'],
    ['a value of another type', '&checkboxSelection="yes"', 'checkboxSelection'],
    ['a value outside of a union', '&density=tiny', 'density'],
    ['a number beyond its limits', '&rowHeight=0', 'rowHeight'],
    ['no number at all', '&rowHeight=1e999', 'rowHeight'],
    ['a preset that does not exist', '&sortModel=constructor', 'sortModel'],
    ['a text as long as a book', `&aria-label=${'x'.repeat(301)}`, 'aria-label'],
    ['CSS that requests a file', '&sx={"background":"url(//example.com)"}', 'sx'],
    ['CSS that hides what it requests', '&sx={"background":"u\\\\72l(//example.com)"}', 'sx'],
    ['CSS with a rule that imports', '&sx={"@import":"x"}', 'sx'],
    ['CSS that is not an object', '&sx=[1]', 'sx'],
    ['a value with a key of its own meaning', '&sx={"$name":"alert"}', 'sx'],
    ['JSON that does not end', '&sx={"a":', 'sx'],
    ['a broken escape', '&density=%E0%A4%A', 'density'],
  ])('is refused with %s', (_, params, name) => {
    expect(read(params)).toEqual({ ...getStart(setup), refused: [name] });
  });

  it('is refused with more rows than a prop allows', () => {
    const found = read('&data.rows=100000&disableVirtualization=true');
    expect(found).toMatchObject({ dataControls: { rows: '1000' }, refused: ['data.rows'] });
    expect(read('&data.rows=100000')?.refused).toEqual([]);
  });

  it('is refused as a whole when it is too long', () => {
    const found = read(`&density=compact&aria-label=${'&x'.repeat(4000)}`);
    expect(found?.values['density']).toBeUndefined();
    expect(found?.refused).toHaveLength(1);
  });

  it('keeps what is possible beside what is refused', () => {
    expect(read('&nothing=1&density=compact')).toMatchObject({
      values: { density: 'compact' },
      refused: ['nothing'],
    });
  });

  it('is none of the playground’s business without its start', () => {
    expect(readTryHash('#tryst', getKnown(setup), START)).toBeNull();
    expect(readTryHash('#DataGrid-prop-density', getKnown(setup), START)).toBeNull();
  });
});
