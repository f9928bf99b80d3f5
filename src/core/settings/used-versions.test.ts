import { describe, expect, it } from 'vitest';
import {
  findProductFolder,
  parseUsedVersions,
  readUsedVersionQuery,
  withUsedVersion,
} from './used-versions.ts';

describe('parseUsedVersions', () => {
  it('reads releases by folder', () => {
    expect(parseUsedVersions('{"data-grid":"7.12","charts":"6.19"}')).toEqual({
      'data-grid': '7.12',
      charts: '6.19',
    });
  });

  it('keeps a valid release beside invalid ones', () => {
    const stored = '{"data-grid":"7.12","charts":7,"tree-view":"next","<b>":"7.1","x":"7.1.2"}';
    expect(parseUsedVersions(stored)).toEqual({ 'data-grid': '7.12' });
  });

  it.each([null, '', '{', 'null', '7.12', '"7.12"', '[]', '["7.12"]'])('ignores %j', (stored) => {
    expect(parseUsedVersions(stored)).toEqual({});
  });
});

it.each([
  ['?version=7.12', '7.12'],
  ['?a=1&version=v7.12', '7.12'],
  ['?version=7.12.1', '7.12'],
  ['?version=7', null],
  ['?version=', null],
  ['?version=7.12<script>', null],
  ['', null],
])('reads %j as %j', (search, version) => {
  expect(readUsedVersionQuery(search)).toBe(version);
});

it.each([
  ['https://a.test/x/?b=c#d', '7.1', '/x/?b=c&version=7.1#d'],
  ['https://a.test/x/?version=7.1&b=c', '7.2', '/x/?version=7.2&b=c'],
  ['https://a.test/x/?version=7.1#Demo.tsx', null, '/x/#Demo.tsx'],
])('writes to %s the release %s', (address, version, expected) => {
  expect(withUsedVersion(address, version)).toBe(expected);
});

it.each([
  ['/x/react-tables/', 'tables'],
  ['/x/react-tables/rows/', 'tables'],
  ['/de/x/react-tables/rows/', 'tables'],
  ['/x/api/tables/', 'tables'],
  ['/x/api/tables/table/', 'tables'],
  ['/x/react-tables-pro/', null],
  ['/x/guides/', null],
  ['/', null],
])('the product of %s is %s', (pathname, folder) => {
  const products = [
    { folder: 'guides', prefix: '/x/guides' },
    { id: 'x-tables', folder: 'tables', prefix: '/x/react-tables' },
  ];
  expect(findProductFolder(pathname, products)).toBe(folder);
});
