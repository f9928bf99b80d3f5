import { expect, test } from 'vitest';
import { rateComponent } from '../api/accessibility/rate.ts';
import { renderAccessibilityTable } from './evidence.ts';

test('the table quotes cells, and none of them is a formula', () => {
  const report = {
    component: '=Field',
    product: 'fields',
    measured: '2026-11-28',
    versions: {},
    states: ['empty'],
    passed: {},
    findings: [],
    stops: [],
    leaves: { forwards: true, backwards: true },
    reflows: true,
    cutOff: { enlarged: ['a "b"'], spaced: [] },
    behavior: {
      graphics: { hidden: 2, named: 0, unnamed: [] },
      rasters: 0,
      links: 0,
      draggable: 0,
      isInOrder: true,
      colors: 0,
      moving: [],
      flashing: [],
      hover: null,
      listensToLetters: false,
      hasty: [],
      obscured: [],
      changesOnFocus: false,
      isFocusInOrder: true,
      isSameUpright: true,
      live: {},
    },
    keys: [],
    transcripts: {},
  };
  const criteria = [{ id: '1.4.4', name: 'Resize Text', level: 'AA' as const }];
  const table = renderAccessibilityTable([
    { report, ratings: rateComponent(report, { criteria }), keys: [] },
  ]);
  expect(table.split('\r\n')).toEqual([
    '"product","component","criterion","name","level","result","evidence","measured"',
    `"fields","'=Field","1.4.4","Resize Text","AA","Partially supports",` +
      `"Cut off with text of twice the size: “a ""b""”.","2026-11-28"`,
    '',
  ]);
});
