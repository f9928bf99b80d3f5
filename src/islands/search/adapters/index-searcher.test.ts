import { describe, expect, it } from 'vitest';
import { splitSearchIndex, type SearchFiles } from '../../../core/search/index-files.ts';
import {
  SEARCH_NAMES_PATH,
  SEARCH_TEXTS_PATH,
  SEARCH_TITLES_PATH,
  type SearchAnswer,
  type SearchIndex,
} from '../../../core/search/types.ts';
import { createIndexSearcher, type LoadJson } from './index-searcher.ts';

const BASE = { trail: [], section: 0, description: '', keywords: [], names: [] };

const INDEX: SearchIndex = {
  sections: [{ name: 'Guide' }],
  synonyms: { arrange: ['sorting'] },
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
        {
          id: 'GridRowModel',
          title: 'GridRowModel',
          text: '',
          member: { kind: 'type', owner: 'GridRowModel', signature: '' },
          aliases: ['MuiDataGrid-row'],
        },
      ],
    },
  ],
};

const BY_PATH = {
  [SEARCH_TITLES_PATH]: 'titles',
  [SEARCH_NAMES_PATH]: 'names',
  [SEARCH_TEXTS_PATH]: 'texts',
} as const;
const FILES = splitSearchIndex(INDEX, 'new');

/** Serves the files; the texts as they are released. Records the requests. */
function serve(versions: Partial<Record<keyof SearchFiles, string>> = {}) {
  const requests: string[] = [];
  const held: (() => void)[] = [];
  let failing = false;
  let losePatience = () => {};
  const patience = new Promise<void>((resolve) => {
    losePatience = resolve;
  });
  const loadJson: LoadJson = async (path, { reload }) => {
    requests.push(`${path}${reload ? ' again' : ''}`);
    if (path === SEARCH_TEXTS_PATH && !reload) {
      await new Promise<void>((resolve) => held.push(resolve));
      if (failing) throw new Error('The search index answers 404');
    }
    const kind = BY_PATH[path as keyof typeof BY_PATH];
    return { ...FILES[kind], version: (reload ? undefined : versions[kind]) ?? 'new' };
  };
  const pause = () => Promise.resolve();
  return {
    searcher: createIndexSearcher(loadJson, pause, () => patience),
    requests,
    losePatience,
    release: async ({ fail = false } = {}) => {
      while (held.length === 0) await Promise.resolve();
      failing = fail;
      held.shift()!();
    },
  };
}

const getPlaces = ({ hits }: SearchAnswer) => hits.map(({ href }) => href);

describe('createIndexSearcher', () => {
  it.each([
    ['sortmodel', '/x/sorting/#DataGrid-prop-sortModel'],
    ['sorting', '/x/sorting/'],
  ])('answers %s from the titles before anything else is requested', async (query, place) => {
    const { searcher, requests } = serve();
    const answer = await searcher.search({ query });
    expect(getPlaces(answer)[0]).toBe(place);
    expect(answer.partial).toBe(true);
    expect(answer.hits[0]?.code).toBeNull();
    expect(requests).toEqual([SEARCH_TITLES_PATH]);
  });

  it.each(['MuiDataGrid-row', 'GridRowModel', 'arrange'])(
    'answers %s from the names before the texts are requested',
    async (query) => {
      const { searcher, requests } = serve();
      const answer = await searcher.search({ query });
      expect(answer.total).toBe(1);
      expect(answer.partial).toBe(true);
      expect(requests).toEqual([SEARCH_TITLES_PATH, SEARCH_NAMES_PATH]);
    },
  );

  it('waits for the texts if the names do not cover the query', async () => {
    const { searcher, requests, release } = serve();
    const answer = searcher.search({ query: 'planets' });
    await release();
    expect(getPlaces(await answer)).toEqual(['/x/sorting/']);
    expect((await answer).partial).toBeUndefined();
    expect(requests).toEqual([SEARCH_TITLES_PATH, SEARCH_NAMES_PATH, SEARCH_TEXTS_PATH]);
  });

  it('answers from the names if the texts fail, but not with nothing', async () => {
    const { searcher, release } = serve();
    const answer = searcher.search({ query: 'sorting planets' });
    await release({ fail: true });
    expect(getPlaces(await answer)).toEqual(['/x/sorting/']);
    expect((await answer).partial).toBe(true);
    const nothing = searcher.search({ query: 'planets' });
    await release({ fail: true });
    await expect(nothing).rejects.toThrow('404');
  });

  it('answers from the names after a while if the texts do not arrive', async () => {
    const { searcher, losePatience, release } = serve();
    const answer = searcher.search({ query: 'sorting planets' });
    losePatience();
    expect(getPlaces(await answer)).toEqual(['/x/sorting/']);
    expect((await answer).partial).toBe(true);
    const complete = searcher.complete();
    await release();
    await complete;
    expect((await searcher.search({ query: 'sorting planets' })).partial).toBeUndefined();
  });

  it('answers from everything once it is loaded', async () => {
    const { searcher, requests, release } = serve();
    const complete = searcher.complete();
    await release();
    await complete;
    expect((await searcher.search({ query: 'sortmodel' })).hits[0]?.code).toBe(
      'sortModel={sortModel}',
    );
    expect(requests).toEqual([SEARCH_TITLES_PATH, SEARCH_NAMES_PATH, SEARCH_TEXTS_PATH]);
  });

  it.each([
    [{ titles: 'old', names: 'old' }, [SEARCH_TITLES_PATH, SEARCH_NAMES_PATH, SEARCH_TEXTS_PATH]],
    [{ titles: 'old' }, [SEARCH_TITLES_PATH, SEARCH_NAMES_PATH]],
  ])('loads all files again if they are of different builds: %j', async (versions, again) => {
    const { searcher, requests, release } = serve(versions);
    const complete = searcher.complete();
    await release();
    await complete;
    expect(requests.filter((request) => request.endsWith('again'))).toEqual(
      again.map((path) => `${path} again`),
    );
    expect(getPlaces(await searcher.search({ query: 'planets' }))).toEqual(['/x/sorting/']);
  });

  it('tries again after a failure, and answers from the names meanwhile', async () => {
    const { searcher, release } = serve();
    const failed = searcher.complete();
    await release({ fail: true });
    await expect(failed).rejects.toThrow('404');
    expect(getPlaces(await searcher.search({ query: 'sorting' }))).toEqual(['/x/sorting/']);
    const answer = searcher.search({ query: 'planets' });
    await release();
    expect(getPlaces(await answer)).toEqual(['/x/sorting/']);
  });
});
