import { expect, test } from 'vitest';
import { findApiChanges } from './diff.ts';
import { buildApiHistory, getSince, normalizeType, type ApiRelease } from './build.ts';
import type { ApiComponent, ApiMember, ApiModel } from '../model.ts';

function prop(name: string, type: string, facts: Partial<ApiMember> = {}): ApiMember {
  return { name, type, description: 'Something.', ...facts };
}

function component(name: string, facts: Partial<ApiComponent> = {}): ApiComponent {
  const imports = [{ name, from: '@demo/x' }];
  const source = `src/${name}.tsx`;
  return {
    name,
    slug: name.toLowerCase(),
    description: '',
    imports,
    props: [],
    slots: [],
    classes: [],
    source,
    ...facts,
  };
}

function release(name: string, components: ApiComponent[], exports: string[] = []): ApiRelease {
  const model: ApiModel = {
    product: 'x-demo',
    packages: [],
    readWith: [],
    components,
    interfaces: [],
    events: [],
    selectors: [],
    apiObjects: [],
    topics: [],
    exports: [],
    leftOut: [],
    types: [],
  };
  return {
    name,
    packages: [`@demo/x@${name}.0`],
    model,
    exports: new Map(exports.map((each) => [each, undefined])),
  };
}

const shared = [prop('rows', 'Row[]', { required: true }), prop('size', "'small' | 'large'")];
const old = release(
  '6.20',
  [
    component('Gone', { props: [prop('x', 'number')] }),
    component('Grid', {
      props: [
        ...shared,
        prop('buffer', 'number'),
        prop('onPick', "Listener<'pick'>"),
        prop('unstable_pin', 'boolean'),
      ],
      slots: [{ name: 'Toolbar', type: 'X', description: '' }],
    }),
    component('GridPro', { plan: 'pro', variantOf: 'Grid', props: shared }),
  ],
  ['Gone', 'enUS', 'helper'],
);
const middle = release('7.0', [
  component('Grid', {
    props: [
      prop('rows', 'readonly Row[]', { default: '[]' }),
      prop('size', "'large'|'small'", { deprecated: 'Use `dense`.' }),
      prop('bufferPx', 'number'),
      prop('onChoose', "Listener<'pick'>"),
      prop('pin', 'boolean'),
    ],
  }),
  component('GridPro', {
    plan: 'pro',
    variantOf: 'Grid',
    props: [prop('rows', 'readonly Row[]'), prop('tree', 'boolean', { plan: 'pro' })],
  }),
]);
const last = release('7.1', [
  component('Grid', { props: [...shared, prop('bufferPx', 'number')] }),
  component('New', { props: [prop('y', 'number')] }),
]);
const history = buildApiHistory('x-demo', [old, middle, last]);

test('stores each member once, at its lowest tier, with an entry per change', () => {
  expect(buildApiHistory('x-demo', [old, middle])).toEqual({
    product: 'x-demo',
    releases: [
      { name: '6.20', packages: ['@demo/x@6.20.0'] },
      { name: '7.0', packages: ['@demo/x@7.0.0'] },
    ],
    members: {
      'Gone.component.Gone': [
        [0, {}],
        [1, null],
      ],
      'Gone.prop.x': [
        [0, { type: 'number' }],
        [1, null],
      ],
      'Grid.component.Grid': [[0, {}]],
      'Grid.prop.buffer': [
        [0, { type: 'number' }],
        [1, null],
      ],
      'Grid.prop.bufferPx': [[1, { type: 'number' }]],
      'Grid.prop.onChoose': [[1, { type: "Listener<'pick'>" }]],
      'Grid.prop.onPick': [
        [0, { type: "Listener<'pick'>" }],
        [1, null],
      ],
      'Grid.prop.pin': [[1, { type: 'boolean' }]],
      'Grid.prop.rows': [
        [0, { type: 'Row[]', required: true }],
        [1, { type: 'readonly Row[]', default: '[]' }],
      ],
      'Grid.prop.size': [
        [0, { type: "'small' | 'large'" }],
        [1, { type: "'large'|'small'", deprecated: 'Use `dense`.' }],
      ],
      'Grid.prop.tree': [[1, { type: 'boolean', plan: 'pro' }]],
      'Grid.prop.unstable_pin': [
        [0, { type: 'boolean' }],
        [1, null],
      ],
      'GridPro.component.GridPro': [[0, { plan: 'pro' }]],
      'exports.export.Gone': [
        [0, {}],
        [1, null],
      ],
      'exports.export.helper': [
        [0, {}],
        [1, null],
      ],
    },
  });
});

test('reports each change once and pairs renames', () => {
  const changes = findApiChanges(history, '6.20', '7.0', { 'Grid.prop.buffer': 'bufferPx' });
  expect(changes).toEqual([
    {
      owner: 'Grid',
      kind: 'prop',
      name: 'rows',
      change: 'retyped',
      before: 'Row[]',
      after: 'readonly Row[]',
    },
    { owner: 'Grid', kind: 'prop', name: 'rows', change: 'default', after: '[]' },
    { owner: 'Grid', kind: 'prop', name: 'rows', change: 'optional' },
    { owner: 'Grid', kind: 'prop', name: 'size', change: 'deprecated', after: 'Use `dense`.' },
    { owner: 'Gone', kind: 'component', name: 'Gone', change: 'removed' },
    { owner: 'Grid', kind: 'prop', name: 'bufferPx', change: 'renamed', before: 'buffer' },
    { owner: 'Grid', kind: 'prop', name: 'onChoose', change: 'renamed', before: 'onPick' },
    { owner: 'Grid', kind: 'prop', name: 'pin', change: 'renamed', before: 'unstable_pin' },
    { owner: 'exports', kind: 'export', name: 'helper', change: 'removed' },
    { owner: 'Grid', kind: 'prop', name: 'tree', plan: 'pro', change: 'added' },
  ]);
});

test('does not pair merely similar names without a hint', () => {
  const changes = findApiChanges(history, '6.20', '7.0').filter(({ name }) => /buffer/.test(name));
  expect(changes.map(({ change, name }) => [change, name])).toEqual([
    ['removed', 'buffer'],
    ['added', 'bufferPx'],
  ]);
});

test('compares any two releases and rejects an unknown one', () => {
  expect(findApiChanges(history, '7.0', '7.0')).toEqual([]);
  expect(findApiChanges(history, '7.0', '7.1').at(-1)).toEqual({
    owner: 'New',
    kind: 'component',
    name: 'New',
    change: 'added',
  });
  expect(() => findApiChanges(history, '7.0', '7.2')).toThrow('x-demo has no release 7.2.');
});

test('returns the release that added a member, unless the oldest already had it', () => {
  expect(getSince(history, 'Grid.prop.rows')).toBeUndefined();
  expect(getSince(history, 'Grid.prop.bufferPx')).toBe('7.0');
  expect(getSince(history, 'New.prop.y')).toBe('7.1');
  expect(getSince(history, 'Grid.prop.unknown')).toBeUndefined();
});

test('normalizes different notations of the same type', () => {
  expect(normalizeType("React.Ref<A<B>> | 'b'|'a'")).toBe("'a'|'b'|Ref");
  expect(normalizeType('(a: A<B>) => void')).toBe('(a:A)=>void');
});

test('reports a change of tier as one change, and an inherited change only on its base', () => {
  const property = (name: string, type: string) => [{ name, type, description: '' }];
  const api = (name: string, size: string, extra: ApiMember[] = []) => ({
    name,
    slug: name,
    description: '',
    imports: [],
    properties: [...property('size', size), ...extra],
  });
  const read = (name: string, size: string, plan?: 'pro'): ApiRelease => {
    const { model, ...rest } = release(name, [
      component('Grid', { props: plan ? [] : [prop('fit', 'boolean')] }),
      component('GridPro', {
        plan: 'pro',
        variantOf: 'Grid',
        props: [prop('fit', 'boolean', plan && { plan })],
      }),
    ]);
    const interfaces = [api('Column', size), api('DateColumn', size, [prop('date', 'Date')])];
    return { ...rest, model: { ...model, interfaces } };
  };
  const both = buildApiHistory('x-demo', [read('6.20', 'number', 'pro'), read('7.0', 'Size')]);
  expect(findApiChanges(both, '6.20', '7.0')).toEqual([
    {
      owner: 'Column',
      kind: 'property',
      name: 'size',
      change: 'retyped',
      before: 'number',
      after: 'Size',
    },
    {
      owner: 'Grid',
      kind: 'prop',
      name: 'fit',
      change: 'plan',
      before: 'pro',
      after: 'community',
    },
  ]);
});

test('does not report a renamed selector again as an export', () => {
  const read = (name: string, selector: string): ApiRelease => {
    const { model, ...rest } = release(name, [], [selector, 'useGrid']);
    const selectors = [{ name: selector, type: 'number', description: '' }];
    return { ...rest, model: { ...model, selectors } };
  };
  const both = buildApiHistory('x-demo', [
    read('6.20', 'unstable_rowSelector'),
    read('7.0', 'rowSelector'),
  ]);
  expect(findApiChanges(both, '6.20', '7.0')).toEqual([
    {
      owner: 'selectors',
      kind: 'selector',
      name: 'rowSelector',
      change: 'renamed',
      before: 'unstable_rowSelector',
    },
  ]);
});
