import { describe, expect, test } from 'vitest';
import { getConformance } from './conformance.ts';
import type { AccessibilityReport } from './model.ts';
import { countResults, rateComponent } from './rate.ts';

const CRITERIA = [
  { id: '1.2.1', name: 'Media', level: 'A', notApplicable: 'No media.' },
  { id: '1.4.3', name: 'Contrast', level: 'AA' },
  { id: '1.4.4', name: 'Resize', level: 'AA' },
  { id: '1.4.10', name: 'Reflow', level: 'AA' },
  { id: '1.4.11', name: 'Shapes', level: 'AA' },
  { id: '2.1.1', name: 'Keyboard', level: 'A' },
  { id: '2.1.2', name: 'Trap', level: 'A' },
  { id: '2.4.3', name: 'Order', level: 'A' },
  { id: '2.4.7', name: 'Focus', level: 'AA' },
  { id: '4.1.2', name: 'Name', level: 'A' },
] as const;
const CONFIG = { criteria: [...CRITERIA] };

const REPORT: AccessibilityReport = {
  component: 'Field',
  product: 'fields',
  measured: '2026-11-28',
  versions: {},
  states: ['empty', 'filled', 'disabled'],
  passed: { '4.1.2': ['aria-roles', 'button-name'] },
  findings: [],
  stops: [
    { role: 'textbox', name: 'Date', isVisible: true, isVisibleInForcedColors: true },
    { role: 'button', name: '', isVisible: true, isVisibleInForcedColors: true },
  ],
  leaves: { forwards: true, backwards: true },
  reflows: true,
  cutOff: { enlarged: [], spaced: [] },
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

const rate = (changes: Partial<AccessibilityReport> = {}) =>
  Object.fromEntries(
    rateComponent({ ...REPORT, ...changes }, CONFIG).map(({ criterion, result, evidence }) => [
      criterion.id,
      [result, ...evidence.map((each) => each.evidence)],
    ]),
  );

describe('rateComponent', () => {
  test('what passed supports, and what nobody tried is not tested', () => {
    expect(rate()).toEqual({
      '1.2.1': ['notApplicable', 'No media.'],
      '1.4.3': ['notTested'],
      '1.4.4': ['supports', 'No text is cut off with text of twice the size.'],
      '1.4.10': ['supports', 'A page of 320 px does not scroll sideways.'],
      '1.4.11': ['notTested'],
      '2.1.1': ['notTested'],
      '2.1.2': ['supports', 'Tab and Shift + Tab lead out of it.'],
      '2.4.3': ['supports', 'Tab goes through it in the order in which it is read.'],
      '2.4.7': ['supports', 'The picture of 2 stops of Tab changes with the focus.'],
      '4.1.2': ['supports', '2 rules of axe found nothing: aria-roles, button-name.'],
    });
  });

  const finding = {
    criterion: '4.1.2',
    rule: 'button-name',
    help: 'Buttons must have a name',
    settings: ['light ltr' as const],
    target: 'button',
    html: '<button>',
    elements: 1,
  };

  test('a finding in few states is partial, in most states a failure', () => {
    expect(rate({ findings: [{ ...finding, states: ['filled'] }] })['4.1.2']).toEqual([
      'partly',
      'Buttons must have a name (button-name; filled).',
      '1 rule of axe found nothing: aria-roles.',
    ]);
    expect(rate({ findings: [{ ...finding, states: ['filled', 'empty'] }] })['4.1.2']![0]).toBe(
      'fails',
    );
    expect(rate({ findings: [{ ...finding, states: REPORT.states }] })['4.1.2']![1]).toBe(
      'Buttons must have a name (button-name; in all states).',
    );
  });

  test('a trap, a hidden focus and a focus that is lost are failures', () => {
    const hidden = REPORT.stops.map((stop) => ({ ...stop, isVisible: false }));
    expect(rate({ leaves: { forwards: false, backwards: true } })['2.1.2']).toEqual([
      'fails',
      'Tab does not lead out of it.',
    ]);
    expect(rate({ stops: hidden })['2.4.7']).toEqual([
      'fails',
      'The focus changes nothing at 2 stops of 2: “Date”, “button”.',
    ]);
    expect(rate({ stops: [REPORT.stops[0]!, hidden[1]!] })['2.4.7']![0]).toBe('partly');
    expect(rate({ returnsFocus: false })['2.4.3']![0]).toBe('fails');
    expect(rate({ returnsFocus: true })['2.4.3']![0]).toBe('supports');
  });

  test('without anything to focus, criteria about the focus do not apply', () => {
    const ratings = rate({ stops: [] });
    expect([ratings['2.1.2']![0], ratings['2.4.7']![0]]).toEqual([
      'notApplicable',
      'notApplicable',
    ]);
  });

  test('texts that are cut off, a page that scrolls and pale shapes are named', () => {
    const ratings = rate({
      reflows: false,
      cutOff: { enlarged: ['a', 'b', 'c', 'd'], spaced: [] },
      shapes: { light: 2.6, dark: 5 },
    });
    expect(ratings['1.4.4']).toEqual([
      'partly',
      'Cut off with text of twice the size: “a”, “b”, “c” and 1 more.',
    ]);
    expect(ratings['1.4.10']![0]).toBe('partly');
    expect(ratings['1.4.11']).toEqual([
      'partly',
      'The shape with the least contrast to the background has 2.6:1 in light and 5:1 in dark mode.',
    ]);
    expect(rate({ shapes: { light: 2, dark: 2.9 } })['1.4.11']![0]).toBe('fails');
    expect(rate({ shapes: { light: 3, dark: 3 } })['1.4.11']![0]).toBe('supports');
  });

  const press = { key: 'Home', state: 'filled', rows: [], change: 'nothing', agrees: true };

  test('keys decide about the keyboard', () => {
    const wrong = { ...press, key: 'End', change: 'focus: a → b', agrees: false };
    expect(rate({ keys: [press] })['2.1.1']).toEqual([
      'supports',
      '1 key press had the expected effect.',
    ]);
    expect(rate({ keys: [press, wrong] })['2.1.1']).toEqual([
      'partly',
      '1 key press of 2 had another effect than expected, such as End (filled): focus: a → b.',
    ]);
    expect(rate({ keys: [wrong] })['2.1.1']![0]).toBe('fails');
    const hover = { isHoverable: true, isDismissible: false };
    const pointed = { stops: [], behavior: { ...REPORT.behavior, hover } };
    expect(rate(pointed)['2.1.1']![0]).toBe('fails');
    expect(rate({ stops: [] })['2.1.1']![0]).toBe('notApplicable');
  });

  test('a workaround stands beside a failure only', () => {
    const workaround = {
      components: ['Field'],
      criterion: '1.4.10',
      state: 'narrow',
      text: 'Wrap.',
    };
    const find = (reflows: boolean) =>
      rateComponent({ ...REPORT, reflows }, { ...CONFIG, workarounds: [workaround] }).find(
        ({ criterion }) => criterion.id === '1.4.10',
      )!.workaround;
    expect([find(false), find(true)]).toEqual(['Wrap.', undefined]);
  });

  test('results are counted', () => {
    expect(countResults(rateComponent(REPORT, CONFIG))).toEqual({
      ...{ supports: 6, partly: 0, fails: 0, notApplicable: 1, notTested: 3 },
    });
  });
});

describe('getConformance', () => {
  const toRated = (changes: Partial<AccessibilityReport>) => {
    const report = { ...REPORT, ...changes };
    return { report, ratings: rateComponent(report, CONFIG), keys: [] };
  };
  const get = (reports: readonly Partial<AccessibilityReport>[]) =>
    Object.fromEntries(
      getConformance(reports.map(toRated), 'A').map(({ criterion, clause, result }) => [
        criterion.id,
        `${clause} ${result}`,
      ]),
    );

  test('what holds for all holds for the whole', () => {
    expect(get([{}, {}])).toEqual({
      '1.2.1': '9.1.2.1 notApplicable',
      '2.1.1': '9.2.1.1 notTested',
      '2.1.2': '9.2.1.2 supports',
      '2.4.3': '9.2.4.3 supports',
      '4.1.2': '9.4.1.2 supports',
    });
  });

  test('one failure makes it partial, and an untested component keeps it from being supported', () => {
    expect(get([{}, { leaves: { forwards: false, backwards: false } }])['2.1.2']).toBe(
      '9.2.1.2 partly',
    );
    expect(get([{ passed: {} }, {}])['4.1.2']).toBe('9.4.1.2 notTested');
    // A component to which it does not apply changes nothing.
    expect(get([{ stops: [] }, {}])['2.1.2']).toBe('9.2.1.2 supports');
  });
});
