import { expect, test } from 'vitest';
import { getSceneHref, isPlaygroundState, readSceneQuery } from './states.ts';

test('an address says what it opens', () => {
  const read = (href: string) => readSceneQuery(new URL(href, 'http://site').search);
  const state = 'invalid with a helper text';
  const href = getSceneHref('DatePicker', 'state', state);
  expect(href).toBe(
    '/x/accessibility/states/?component=DatePicker&state=invalid+with+a+helper+text',
  );
  expect(read(href)).toEqual({ component: 'DatePicker', kind: 'state', state });
  const keys = { component: 'DatePicker', kind: 'keys', state: 'at 04, letters' } as const;
  expect(read(getSceneHref(keys.component, keys.kind, keys.state))).toEqual(keys);
  expect(readSceneQuery('')).toEqual({ component: null, kind: 'state', state: null });
});

test('parts are opened as their playgrounds start', () => {
  expect(isPlaygroundState('ChartsLegend', 'in use')).toBe(true);
  expect(isPlaygroundState('DayCalendarSkeleton', 'loading')).toBe(true);
  expect(isPlaygroundState('DataGrid', 'loading')).toBe(false);
});
