import { expect, it } from 'vitest';
import type { Knob } from './config.ts';
import { findTooLarge, limitKnobs } from './limit-knobs.ts';

const rows: Knob = {
  label: 'rows',
  options: ['10', '1000', '100000'].map((id) => ({ id })),
  start: '10',
  limits: [
    { control: 'autoHeight', value: true, most: '1000' },
    { control: 'plotType', value: 'bar', most: '10' },
  ],
};

it('allows every option while nothing limits it', () => {
  const knobs = { rows: '100000' };
  expect(findTooLarge(rows, {})).toEqual([]);
  expect(limitKnobs({ values: { autoHeight: false }, knobs }, { rows })).toEqual({
    knobs,
    limited: [],
  });
});

it('takes the largest possible option, and the smallest of several limits', () => {
  const get = (values: Record<string, string | boolean>, option: string) =>
    limitKnobs({ values, knobs: { rows: option } }, { rows });
  expect(get({ autoHeight: true }, '100000')).toEqual({
    knobs: { rows: '1000' },
    limited: ['rows'],
  });
  expect(get({ autoHeight: true }, '1000').limited).toEqual([]);
  expect(get({ autoHeight: true, plotType: 'bar' }, '1000').knobs).toEqual({ rows: '10' });
});
