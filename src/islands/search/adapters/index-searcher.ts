import {
  SEARCH_NAMES_PATH,
  SEARCH_TEXTS_PATH,
  type SearchAnswer,
  type SearchRequest,
} from '../../../core/search/types.ts';
import {
  joinNames,
  joinTexts,
  type SearchNamesFile,
  type SearchTextsFile,
} from '../../../core/search/index-files.ts';
import { createSearchEngine, type SearchEngine } from '../../../core/search/engine/engine.ts';

/** Loads a JSON file. With `reload`, not from a cache. Rejects if there is no such file. */
export type LoadJson = (path: string, options: { reload: boolean }) => Promise<unknown>;

export interface IndexSearcher {
  /** Loads the names. */
  load: () => Promise<void>;
  /** Loads the texts, too. */
  complete: () => Promise<void>;
  /**
   * Answers from the names until the texts are loaded. A query that the names do not cover waits
   * for the texts.
   */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
}

/** Makes concurrent calls share one attempt. After a failure, the next call tries again. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = null;
      throw error;
    }));
}

/** Creates a searcher that loads the two files of the index one after the other. */
export function createIndexSearcher(loadJson: LoadJson): IndexSearcher {
  /** The engine with all texts. */
  let whole: SearchEngine | null = null;

  const loadNames = async (reload = false) =>
    (await loadJson(SEARCH_NAMES_PATH, { reload })) as SearchNamesFile;
  const loadTexts = async (reload = false) =>
    (await loadJson(SEARCH_TEXTS_PATH, { reload })) as SearchTextsFile;

  const getNames = once(async () => {
    const file = await loadNames();
    return { file, engine: createSearchEngine(joinNames(file)) };
  });

  const getWhole = once(async () => {
    const { file } = await getNames();
    const texts = await loadTexts();
    const index =
      file.version === texts.version
        ? joinTexts(file, texts)
        : // The site changed between the two requests.
          joinTexts(await loadNames(true), await loadTexts(true));
    whole = createSearchEngine(index);
    return whole;
  });

  return {
    load: async () => void (await getNames()),
    complete: async () => void (await getWhole()),
    async search(request) {
      if (whole) return whole.search(request);
      const { engine } = await getNames();
      const answer = engine.search(request);
      return answer.covered ? answer : (await getWhole()).search(request);
    },
  };
}
