import { expect, it } from 'vitest';
import { resolveLink } from './render-reference.ts';

const findAnchors = (pathname: string) => (pathname === '/x/a' ? ['rows'] : null);

it.each([
  ['/x/a/', '/x/a/'],
  ['/x/a/#rows', '/x/a/#rows'],
  ['https://mui.com/x/a/#rows', '/x/a/#rows'],
  ['/x/a/#gone', '/x/a/'],
  ['/x/gone/#rows', null],
  ['https://mui.com/system/', 'https://mui.com/system/'],
  ['https://e.test/x/a/', 'https://e.test/x/a/'],
])('resolves %s to %s', (url, target) => {
  expect(resolveLink(url, findAnchors)).toBe(target);
});
