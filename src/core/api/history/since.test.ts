import { expect, test } from 'vitest';
import type { ApiHistory } from './schema.ts';
import type { ApiModel } from '../model.ts';
import { addSince } from './since.ts';

const history: ApiHistory = {
  product: 'x-demo',
  releases: ['6.20', '7.0', '7.1'].map((name) => ({ name, packages: [] })),
  members: {
    'Grid.component.Grid': [[0, {}]],
    'Grid.prop.rows': [[0, {}]],
    'Grid.prop.tree': [[2, {}]],
    'GridPro.component.GridPro': [[1, { plan: 'pro' }]],
    'Grid.prop.pin': [[1, { plan: 'pro' }]],
    'Grid.class.pinned': [[2, { plan: 'pro' }]],
    'events.event.click': [[1, {}]],
  },
};

const member = (name: string) => ({ name, type: 'X', description: '' });
const base = { slug: 'x', description: '', imports: [], slots: [], source: 'x.tsx' };

const model: ApiModel = {
  product: 'x-demo',
  packages: [],
  readWith: [],
  components: [
    { ...base, name: 'Grid', props: [member('rows'), member('tree')], classes: [] },
    {
      ...base,
      name: 'GridPro',
      plan: 'pro',
      variantOf: 'Grid',
      props: [member('tree'), { ...member('pin'), plan: 'pro' }],
      classes: [{ rule: 'pinned', class: 'Grid-pinned', description: '', plan: 'pro' }],
    },
  ],
  interfaces: [],
  events: [{ name: 'click', description: '' }],
  selectors: [],
  apiObjects: [],
  topics: [],
  exports: [],
  leftOut: [],
  types: [],
};

test('adds the release to members, except to those that are as new as their component', () => {
  expect(addSince(model, history)).toEqual({
    ...model,
    components: [
      {
        ...base,
        name: 'Grid',
        props: [member('rows'), { ...member('tree'), since: '7.1' }],
        classes: [],
      },
      {
        ...base,
        name: 'GridPro',
        plan: 'pro',
        since: '7.0',
        variantOf: 'Grid',
        props: [
          { ...member('tree'), since: '7.1' },
          { ...member('pin'), plan: 'pro' },
        ],
        classes: [
          {
            rule: 'pinned',
            class: 'Grid-pinned',
            description: '',
            plan: 'pro',
            since: '7.1',
          },
        ],
      },
    ],
    events: [{ name: 'click', description: '', since: '7.0' }],
  });
});
