import { expect, test } from 'vitest';
import { CHECKS } from './checks.ts';
import type { AccessibilityReport, ComponentBehavior } from './model.ts';

const BEHAVIOR: ComponentBehavior = {
  graphics: { hidden: 0, named: 0, unnamed: [] },
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
};

/** Returns the result of the check of a criterion; null where nothing can be said. */
function check(criterion: string, behavior: Partial<ComponentBehavior>, stops = 1) {
  const stop = { role: 'button', name: 'Pay', isVisible: true, isVisibleInForcedColors: true };
  const report = {
    behavior: { ...BEHAVIOR, ...behavior },
    stops: Array.from({ length: stops }, () => stop),
    keys: [],
  } as unknown as AccessibilityReport;
  const found = [CHECKS[criterion]!(report) ?? []].flat();
  return found[0]?.result ?? null;
}

test.each<[criterion: string, behavior: Partial<ComponentBehavior>, result: string | null]>([
  ['1.1.1', {}, 'notApplicable'],
  ['1.1.1', { graphics: { hidden: 1, named: 1, unnamed: [] } }, 'supports'],
  ['1.1.1', { graphics: { hidden: 0, named: 1, unnamed: ['<svg>'] } }, 'partly'],
  ['1.1.1', { graphics: { hidden: 0, named: 0, unnamed: ['<svg>'] } }, 'fails'],
  ['1.3.2', { isInOrder: false }, null],
  ['1.3.4', {}, 'supports'],
  ['1.4.1', { colors: 1 }, null],
  ['1.4.1', { colors: 2 }, 'partly'],
  ['1.4.5', { rasters: 1 }, null],
  ['1.4.13', {}, 'notApplicable'],
  ['1.4.13', { hover: { isHoverable: true, isDismissible: true } }, 'supports'],
  ['1.4.13', { hover: { isHoverable: true, isDismissible: false } }, 'partly'],
  ['1.4.13', { hover: { isHoverable: false, isDismissible: false } }, 'fails'],
  ['2.1.4', { listensToLetters: true }, 'fails'],
  ['2.2.2', { moving: ['loading'] }, 'supports'],
  ['2.2.2', { moving: ['loading', 'filled'] }, 'fails'],
  ['2.3.1', { flashing: ['loading'] }, 'fails'],
  ['2.4.3', { isFocusInOrder: false }, null],
  ['2.4.4', { links: 1 }, null],
  ['2.4.11', { obscured: ['Pay'] }, 'partly'],
  ['2.5.2', { hasty: ['Pay'] }, 'partly'],
  ['2.5.7', { draggable: 1 }, null],
  ['3.2.1', { changesOnFocus: true }, 'fails'],
  ['3.3.1', {}, null],
  ['3.3.1', { error: { isMarked: false, isDescribed: false } }, 'fails'],
  ['3.3.1', { error: { isMarked: true, isDescribed: false } }, 'partly'],
  ['3.3.1', { error: { isMarked: true, isDescribed: true } }, 'supports'],
  ['4.1.3', {}, null],
  ['4.1.3', { live: { loading: ['progressbar'] } }, 'supports'],
  ['4.1.3', { live: { loading: ['progressbar'], 'no results': [] } }, 'partly'],
  ['4.1.3', { live: { 'no results': [] } }, 'fails'],
])('%s with %j: %s', (criterion, behavior, result) => {
  expect(check(criterion, behavior)).toBe(result);
});

test('without a stop, what is about the focus does not apply', () => {
  const about = ['2.4.3', '2.4.11', '3.2.1'].map((criterion) => check(criterion, {}, 0));
  expect(about).toEqual(['notApplicable', 'notApplicable', 'notApplicable']);
});

test('texts that only eyes can follow are found', () => {
  const rate = (lines: readonly string[]) => {
    const found = CHECKS['1.3.3']!({
      transcripts: { filled: lines },
    } as unknown as AccessibilityReport);
    return [found ?? []].flat()[0];
  };
  expect(rate(['button "Pin to left"', 'treeitem "Finance" (expanded)', 'textbox'])).toEqual({
    result: 'supports',
    evidence: 'None of its 2 texts refers to a shape, a color, or a place on the screen.',
  });
  expect(rate(['text "Press the green button below"'])?.result).toBe('partly');
  expect(rate(['textbox'])).toBeUndefined();
});
