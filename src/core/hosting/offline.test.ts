import { describe, expect, it } from 'vitest';
import {
  FOCUS_POLL_MILLISECONDS,
  getAnswer,
  isProductionHost,
  isVisitedMessage,
} from './offline.ts';

const ORIGIN = 'https://mui.com';

describe('getAnswer', () => {
  it.each([
    ['https://mui.com/x/introduction/', true, 'document'],
    ['https://mui.com/x/introduction/?a=1', true, 'document'],
    ['https://mui.com/x/introduction/', false, 'fresh'],
    ['https://mui.com/x/assets/a.1f.js', false, 'immutable'],
    ['https://mui.com/x/search-titles.json', false, 'fresh'],
    ['https://mui.com/x/demo-source/a.json', false, 'fresh'],
    ['https://mui.com/x/sw.js', false, null],
    ['https://mui.com/static/favicon.svg', false, null],
    ['https://mui.com/pricing/', true, null],
    ['https://other.com/x/assets/a.js', false, null],
  ])('of %s (document: %s) is %s', (url, isDocument, answer) => {
    expect(getAnswer(new URL(url), ORIGIN, isDocument)).toBe(answer);
  });
});

describe('isVisitedMessage', () => {
  it.each([
    [{ visited: [] }, true],
    [{ visited: ['/x/a'] }, true],
    [{ visited: [1] }, false],
    [{ visited: 'a' }, false],
    ['skipWaiting', false],
    [null, false],
    [undefined, false],
  ])('of %j is %s', (data, expected) => {
    expect(isVisitedMessage(data)).toBe(expected);
  });
});

describe('isProductionHost', () => {
  it.each([
    ['mui.com', true],
    ['next.mui.com', true],
    ['mui.com:8080', true],
    ['localhost:4321', false],
    ['', false],
  ])('of %s is %s', (host, expected) => {
    expect(isProductionHost(host, 'mui.com')).toBe(expected);
  });
});

describe('the update of the worker', () => {
  it('checks for focus every 100 ms', () => {
    expect(FOCUS_POLL_MILLISECONDS).toBe(100);
  });
});
