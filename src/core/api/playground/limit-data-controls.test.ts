import { expect, it } from 'vitest';
import type { DataControl } from './config.ts';
import { findTooLarge, limitDataControls } from './limit-data-controls.ts';

const rows: DataControl = {
  label: 'rows',
  options: ['10', '1000', '100000'].map((id) => ({ id })),
  start: '10',
  limits: [
    { control: 'autoHeight', value: true, most: '1000' },
    { control: 'plotType', value: 'bar', most: '10' },
  ],
};

it('allows every option while nothing limits it', () => {
  const dataControls = { rows: '100000' };
  expect(findTooLarge(rows, {})).toEqual([]);
  expect(limitDataControls({ values: { autoHeight: false }, dataControls }, { rows })).toEqual({
    dataControls,
    limited: [],
  });
});

it('takes the largest possible option, and the smallest of several limits', () => {
  const get = (values: Record<string, string | boolean>, option: string) =>
    limitDataControls({ values, dataControls: { rows: option } }, { rows });
  expect(get({ autoHeight: true }, '100000')).toEqual({
    dataControls: { rows: '1000' },
    limited: ['rows'],
  });
  expect(get({ autoHeight: true }, '1000').limited).toEqual([]);
  expect(get({ autoHeight: true, plotType: 'bar' }, '1000').dataControls).toEqual({ rows: '10' });
});
