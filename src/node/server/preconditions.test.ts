import { describe, expect, it } from 'vitest';
import { checkPreconditions, isRangeWanted } from './preconditions.ts';

const VALIDATORS = { etag: '"a"', modified: new Date('2026-05-01T10:00:00.700Z') };
const SAME = 'Fri, 01 May 2026 10:00:00 GMT';
const LATER = 'Fri, 01 May 2026 10:00:01 GMT';
const EARLIER = 'Fri, 01 May 2026 09:59:59 GMT';

describe('checkPreconditions', () => {
  it.each<[Record<string, string>, 200 | 304 | 412]>([
    [{}, 200],
    [{ 'if-none-match': '"a"' }, 304],
    [{ 'if-none-match': 'W/"a"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': 'W/"x,y", "b" , "a"' }, 304],
    [{ 'if-none-match': '"b"' }, 200],
    [{ 'if-none-match': 'a' }, 200],
    [{ 'if-modified-since': SAME }, 304],
    [{ 'if-modified-since': LATER }, 304],
    [{ 'if-modified-since': EARLIER }, 200],
    [{ 'if-modified-since': 'soon' }, 200],
    // The tag is the better witness.
    [{ 'if-none-match': '"b"', 'if-modified-since': LATER }, 200],
    [{ 'if-none-match': '"a"', 'if-modified-since': EARLIER }, 304],
    [{ 'if-match': '"a"' }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': '"b", "a"' }, 200],
    [{ 'if-match': '"b"' }, 412],
    [{ 'if-match': 'W/"a"' }, 412],
    [{ 'if-unmodified-since': SAME }, 200],
    [{ 'if-unmodified-since': EARLIER }, 412],
    [{ 'if-unmodified-since': 'soon' }, 200],
    [{ 'if-match': '"a"', 'if-unmodified-since': EARLIER }, 200],
    [{ 'if-match': '"b"', 'if-none-match': '"a"' }, 412],
    [{ 'if-match': '"a"', 'if-none-match': '"a"' }, 304],
  ])('%j demands %d', (headers, status) => {
    expect(checkPreconditions({ headers }, VALIDATORS)).toBe(status);
  });
});

describe('isRangeWanted', () => {
  const range = 'bytes=0-3';

  it.each<[string, Record<string, string>, boolean]>([
    ['GET', { range }, true],
    ['HEAD', { range }, false],
    ['GET', {}, false],
    ['GET', { range, 'if-range': '"a"' }, true],
    ['GET', { range, 'if-range': 'W/"a"' }, false],
    ['GET', { range, 'if-range': '"b"' }, false],
    ['GET', { range, 'if-range': SAME }, true],
    ['GET', { range, 'if-range': LATER }, false],
    ['GET', { range, 'if-range': EARLIER }, false],
  ])('of %s with %j: %s', (method, headers, isWanted) => {
    expect(isRangeWanted({ method, headers }, VALIDATORS)).toBe(isWanted);
  });
});
