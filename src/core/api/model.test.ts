import { expect, test } from 'vitest';
import { buildApiUses, findApiName, getApiEntities, type ApiModel } from './model.ts';

const entity = { description: '', imports: [] };
const model: ApiModel = {
  product: 'x-demo',
  packages: [],
  readWith: [],
  components: [
    {
      ...entity,
      name: 'Grid',
      slug: 'grid',
      propsType: 'GridProps',
      props: [
        {
          name: 'onSort',
          type: '(row: Row) => Direction',
          refs: ['Row'],
          description: '',
          signature: {
            params: [{ name: 'row', type: 'Row', refs: ['Row', 'Id'] }],
            returns: { type: 'Direction', refs: ['Direction'] },
          },
        },
      ],
      slots: [{ name: 'cell', type: 'Cell', refs: ['Row'], description: '' }],
      classes: [],
      source: 'Grid.tsx',
    },
  ],
  interfaces: [
    {
      ...entity,
      name: 'Row',
      slug: 'row',
      properties: [{ name: 'id', type: 'Id', refs: ['Id'], description: '' }],
    },
  ],
  events: [{ name: 'click', description: '', params: 'Row', refs: ['Row'] }],
  selectors: [{ name: 'idSelector', type: 'Id', refs: ['Id'], description: '' }],
  apiObjects: [
    {
      name: 'SortApi',
      feature: 'sort',
      description: '',
      methods: [{ name: 'sort', type: 'X', refs: ['Direction'], description: '' }],
    },
  ],
  topics: [],
  exports: [],
  leftOut: [],
  types: [{ name: 'Id', text: 'type Id = number;' }],
};

test('finds a component by its name or that of its props type, an interface and a type', () => {
  expect(findApiName(model, 'Grid')).toEqual({ kind: 'component', value: model.components[0] });
  expect(findApiName(model, 'GridProps')).toEqual({
    kind: 'component',
    value: model.components[0],
  });
  expect(findApiName(model, 'Row')).toEqual({ kind: 'interface', value: model.interfaces[0] });
  expect(findApiName(model, 'Id')).toEqual({ kind: 'type', value: model.types[0] });
  expect(findApiName(model, 'Unknown')).toBeUndefined();
  expect(getApiEntities(model).map(({ name }) => name)).toEqual(['Grid', 'Row']);
});

test('lists the members that use each type, each member once', () => {
  const onSort = { owner: 'Grid', kind: 'prop', member: 'onSort' };
  expect(Object.fromEntries(buildApiUses(model))).toEqual({
    Row: [
      onSort,
      { owner: 'Grid', kind: 'slot', member: 'cell' },
      { owner: 'events', kind: 'event', member: 'click' },
    ],
    Id: [
      onSort,
      { owner: 'Row', kind: 'property', member: 'id' },
      { owner: 'selectors', kind: 'selector', member: 'idSelector' },
    ],
    Direction: [onSort, { owner: 'SortApi', kind: 'method', member: 'sort' }],
  });
});
