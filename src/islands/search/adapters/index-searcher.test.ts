import { describe, expect, it } from 'vitest';
import { splitSearchIndex } from '../../../core/search/index-files.ts';
import {
  SEARCH_NAMES_PATH,
  SEARCH_TEXTS_PATH,
  type SearchAnswer,
  type SearchIndex,
} from '../../../core/search/types.ts';
import { createIndexSearcher } from './index-searcher.ts';

const BASE = { trail: [], section: 0, description: '', keywords: [], names: [] };

const INDEX: SearchIndex = {
  sections: [{ name: 'Guide' }],
  synonyms: {},
  documents: [
    {
      ...BASE,
      href: '/x/sorting/',
      title: 'Sorting',
      parts: [
        { id: '', title: 'Sorting', text: 'Put the planets into an order.' },
        {
          id: 'DataGrid-prop-sortModel',
          title: 'sortModel',
          text: '',
          member: { kind: 'prop', owner: 'DataGrid', signature: 'GridSortModel' },
        },
      ],
    },
  ],
};

/** Serves both files as the requests are released. Records the requests. */
function serve(versions: { names: string; texts: string }) {
  const requests: string[] = [];
  const held: (() => void)[] = [];
  let failing = false;
  const searcher = createIndexSearcher(async (path, { reload }) => {
    requests.push(`${path}${reload ? ' again' : ''}`);
    if (path === SEARCH_TEXTS_PATH && !reload) {
      await new Promise<void>((resolve) => held.push(resolve));
      if (failing) throw new Error('The search index answers 404');
    }
    const { names, texts } = splitSearchIndex(INDEX, 'new');
    const version = reload ? 'new' : path === SEARCH_NAMES_PATH ? versions.names : versions.texts;
    return { ...(path === SEARCH_NAMES_PATH ? names : texts), version };
  });
  return {
    searcher,
    requests,
    release: async ({ fail = false } = {}) => {
      while (held.length === 0) await Promise.resolve();
      failing = fail;
      held.shift()!();
    },
  };
}

const getPlaces = ({ hits }: SearchAnswer) => hits.map(({ href }) => href);

describe('createIndexSearcher', () => {
  it('answers from the names before the texts are requested', async () => {
    const { searcher, requests } = serve({ names: 'a', texts: 'a' });
    const answer = await searcher.search({ query: 'sortmodel' });
    expect(getPlaces(answer)).toEqual(['/x/sorting/#DataGrid-prop-sortModel']);
    expect(answer.hits[0]?.code).toBeNull();
    expect(requests).toEqual([SEARCH_NAMES_PATH]);
  });

  it('waits for the texts if the names do not cover the query', async () => {
    const { searcher, requests, release } = serve({ names: 'a', texts: 'a' });
    const answer = searcher.search({ query: 'planets' });
    await release();
    expect(getPlaces(await answer)).toEqual(['/x/sorting/']);
    expect(requests).toEqual([SEARCH_NAMES_PATH, SEARCH_TEXTS_PATH]);
  });

  it('answers from everything once it is loaded', async () => {
    const { searcher, requests, release } = serve({ names: 'a', texts: 'a' });
    const complete = searcher.complete();
    await release();
    await complete;
    expect((await searcher.search({ query: 'sortmodel' })).hits[0]?.code).toBe(
      'sortModel={sortModel}',
    );
    expect(requests).toEqual([SEARCH_NAMES_PATH, SEARCH_TEXTS_PATH]);
  });

  it('loads both files again if they are of different builds', async () => {
    const { searcher, requests, release } = serve({ names: 'old', texts: 'new' });
    const complete = searcher.complete();
    await release();
    await complete;
    expect(requests.slice(2)).toEqual([`${SEARCH_NAMES_PATH} again`, `${SEARCH_TEXTS_PATH} again`]);
    expect(getPlaces(await searcher.search({ query: 'planets' }))).toEqual(['/x/sorting/']);
  });

  it('tries again after a failure, and answers from the names meanwhile', async () => {
    const { searcher, release } = serve({ names: 'a', texts: 'a' });
    const failed = searcher.complete();
    await release({ fail: true });
    await expect(failed).rejects.toThrow('404');
    expect(getPlaces(await searcher.search({ query: 'sorting' }))).toEqual(['/x/sorting/']);
    const answer = searcher.search({ query: 'planets' });
    await release();
    expect(getPlaces(await answer)).toEqual(['/x/sorting/']);
  });
});
