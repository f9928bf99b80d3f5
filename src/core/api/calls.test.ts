import { expect, it } from 'vitest';
import { mergeCalls, renderCall, renderFunction } from './calls.ts';
import type { ApiCall } from './model.ts';

const pick: ApiCall = {
  typeParams: [{ name: 'T', extends: 'Row', default: 'Row', description: 'The row.' }],
  params: [
    { name: 'row', type: 'T', description: 'The row to read.' },
    { name: 'deep', type: 'boolean', optional: true },
  ],
  returns: { type: 'T | null', description: 'What was found.' },
};
const pickById: ApiCall = {
  params: [
    { name: 'id', type: 'string' },
    { name: 'deep', type: 'boolean' },
  ],
  returns: { type: 'Row' },
};

it('renders a call as a function type and as a declaration', () => {
  expect(renderCall(pick)).toBe('<T extends Row = Row>(row: T, deep?: boolean) => T | null');
  expect(renderFunction('pick', pickById)).toBe('function pick(id: string, deep: boolean): Row;');
});

it('joins the parts of all overloads, each once', () => {
  const { typeParams, params, returns } = mergeCalls([pick, pickById, pickById]);
  expect(typeParams).toEqual(pick.typeParams);
  expect(params.map(({ name, optional }) => [name, optional])).toEqual([
    ['row', undefined],
    ['deep', true],
    ['id', undefined],
  ]);
  expect(returns).toEqual([pick.returns, pickById.returns]);
});

it('leaves out that a function returns nothing', () => {
  const { returns } = mergeCalls([{ params: [], returns: { type: 'void' } }]);
  expect(returns).toEqual([]);
});
