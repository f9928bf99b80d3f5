import { describe, expect, it } from 'vitest';
import { addQuery, endSearch, NO_SEARCH } from './search-session.ts';

describe('endSearch', () => {
  const failed = (query: string) => ({ kind: 'search', query, found: false });

  it('tells of every query that found nothing', () => {
    let session = addQuery(NO_SEARCH, 'colum pining', false);
    session = addQuery(session, 'column pinning', true);
    expect(endSearch(session, true)).toEqual([failed('colum pining')]);
  });

  it('tells of the last query if no result was opened, not of those on the way to it', () => {
    const session = addQuery(addQuery(NO_SEARCH, 'pin', true), 'pin row', true);
    expect(endSearch(session, false)).toEqual([{ kind: 'search', query: 'pin row', found: true }]);
    expect(endSearch(session, true)).toEqual([]);
    expect(endSearch(NO_SEARCH, false)).toEqual([]);
  });
});
