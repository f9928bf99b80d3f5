import { expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { getApiNotes } from './notes.ts';

const [table, pro] = API_MODEL.components;

it.each([
  [{}, ['Any other props are handed to the root element. A |ref| holds a |HTMLDivElement|.']],
  [{ spread: undefined }, ['A |ref| holds a |HTMLDivElement|.']],
  [
    { ref: 'unknown' },
    ['Any other props are handed to the root element. A |ref| is forwarded to the root element.'],
  ],
  [{ ref: undefined }, ['Any other props are handed to the root element.']],
  [
    { ref: undefined, spread: undefined, themeName: 'XTable', themeDefaultProps: true as const },
    ['A theme can change the defaults of |Table| under |components.XTable.defaultProps|.'],
  ],
])('for a component with %j returns %j', (facts, notes) => {
  const component = { ...table!, ...facts } as Parameters<typeof getApiNotes>[0];
  expect(getApiNotes(component).map(({ parts }) => parts.join('|'))).toEqual(notes);
});

it('returns no notes for a component without such facts', () => {
  expect(getApiNotes(pro!)).toEqual([]);
});
