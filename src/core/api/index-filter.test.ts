import { describe, expect, it } from 'vitest';
import { compareReleases, getIndexQuery, isWanted, readIndexQuery } from './index-filter.ts';

const ALL = { text: '', kind: '', plan: '', since: '' };

describe('the query of an index', () => {
  it.each([
    [ALL, ''],
    [{ ...ALL, kind: 'hook' }, '?kind=hook'],
    [
      { text: 'grid api', kind: 'hook', plan: 'pro', since: '7.4' },
      '?text=grid+api&kind=hook&plan=pro&since=7.4',
    ],
  ])('of %j is "%s", and leads back to it', (choice, query) => {
    expect(getIndexQuery(choice)).toBe(query);
    expect(readIndexQuery(query)).toEqual(choice);
  });

  it('ignores other parameters and surrounding spaces', () => {
    expect(readIndexQuery('?userLanguage=en')).toEqual(ALL);
    expect(getIndexQuery({ ...ALL, text: '  ' })).toBe('');
  });
});

describe('isWanted', () => {
  const hook = { text: 'usegridapiref creates a ref.', kind: 'hook', plan: 'pro', since: '7.10' };
  const old = { ...hook, since: '' };

  it.each([
    [ALL, true],
    [{ ...ALL, text: 'REF  grid' }, true],
    [{ ...ALL, text: 'ref tree' }, false],
    [{ ...ALL, kind: 'hook' }, true],
    [{ ...ALL, kind: 'function' }, false],
    [{ ...ALL, plan: 'pro' }, true],
    [{ ...ALL, plan: 'community' }, false],
    [{ ...ALL, since: '7.9' }, true],
    [{ ...ALL, since: '7.10' }, true],
    [{ ...ALL, since: '7.11' }, false],
    [{ ...ALL, kind: 'hook', plan: 'premium' }, false],
  ])('with %j is %s', (choice, wanted) => {
    expect(isWanted(hook, choice)).toBe(wanted);
  });

  it('with a release leaves out what was always there', () => {
    expect(isWanted(old, { ...ALL, since: '7.1' })).toBe(false);
    expect(isWanted(old, ALL)).toBe(true);
  });
});

it('compares releases by number', () => {
  expect(['7.10', '7.2', '6.20', '8.0'].toSorted(compareReleases)).toEqual([
    '6.20',
    '7.2',
    '7.10',
    '8.0',
  ]);
});
