import {
  SEARCH_NAMES_PATH,
  SEARCH_TEXTS_PATH,
  SEARCH_TITLES_PATH,
  type SearchAnswer,
  type SearchIndex,
  type SearchRequest,
} from '../../../core/search/types.ts';
import {
  joinNames,
  joinTexts,
  joinTitles,
  type SearchFiles,
} from '../../../core/search/index-files.ts';
import { finishWithPauses } from '../../../core/search/engine/building.ts';
import { buildSearchEngine, type SearchEngine } from '../../../core/search/engine/engine.ts';

/** Loads a JSON file. With `reload`, not from a cache. Rejects if there is no such file. */
export type LoadJson = (path: string, options: { reload: boolean }) => Promise<unknown>;

export interface IndexSearcher {
  /** Loads the titles. */
  load: () => Promise<void>;
  /** Loads the names and the texts, too. */
  complete: () => Promise<void>;
  /**
   * Answers from what is loaded. A query that it does not cover waits for the next files of the
   * index: for a while if something was found, or else until they arrive or fail.
   */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
}

const PATHS = {
  titles: SEARCH_TITLES_PATH,
  names: SEARCH_NAMES_PATH,
  texts: SEARCH_TEXTS_PATH,
} as const;
type Kind = keyof typeof PATHS;

/** Makes concurrent calls share one attempt. After a failure, the next call tries again. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = null;
      throw error;
    }));
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Lets the thread receive questions, so that they do not wait for the next engine. */
const pauseForQuestions = () => wait(0);

/** How long a reader waits for better results than those that were found. */
const PATIENCE_MILLISECONDS = 1500;
const beThisPatient = () => wait(PATIENCE_MILLISECONDS);

/** Creates a searcher that loads the files of the index one after the other. */
export function createIndexSearcher(
  loadJson: LoadJson,
  pause: () => Promise<void> = pauseForQuestions,
  losePatience: () => Promise<void> = beThisPatient,
): IndexSearcher {
  const loaded: Partial<SearchFiles> = {};
  /** The best engine so far, and the number of its stage. */
  let newest: SearchEngine | null = null;
  let reached = 0;

  const loadFile = async (kind: Kind, reload: boolean) => {
    Object.assign(loaded, { [kind]: await loadJson(PATHS[kind], { reload }) });
  };

  /** Loads a file. Loads the others again if the site changed between the requests. */
  const addFile = async (kind: Kind): Promise<SearchFiles> => {
    await loadFile(kind, false);
    const kinds = Object.keys(loaded) as Kind[];
    if (new Set(kinds.map((each) => loaded[each]!.version)).size > 1) {
      await Promise.all(kinds.map((each) => loadFile(each, true)));
    }
    return loaded as SearchFiles;
  };

  const loadTitles = once(() => addFile('titles'));
  const loadNames = once(() => loadTitles().then(() => addFile('names')));
  const loadTexts = once(() => loadNames().then(() => addFile('texts')));

  const createStage = (
    at: number,
    loadFiles: () => Promise<SearchFiles>,
    join: (files: SearchFiles) => SearchIndex,
  ) =>
    once(async () => {
      const index = join(await loadFiles());
      const engine = await finishWithPauses(buildSearchEngine(index), pause);
      // A later stage does not wait for the ones before.
      if (newest && at < reached) return;
      newest = engine;
      reached = at;
    });
  const stages: readonly (() => Promise<void>)[] = [
    createStage(0, loadTitles, ({ titles }) => joinTitles(titles)),
    createStage(1, loadNames, ({ titles, names }) => joinNames(titles, names)),
    createStage(2, loadTexts, joinTexts),
  ];
  const last = stages.length - 1;

  return {
    load: stages[0]!,
    complete: stages[last]!,
    async search(request) {
      await stages[reached]!();
      let patience: Promise<boolean> | null = null;
      for (;;) {
        const at = reached;
        const answer = newest!.search(request);
        if (at === last) return answer;
        const partial = { ...answer, partial: true } as const;
        if (answer.covered) return partial;
        const better = stages[at + 1]!();
        if (answer.total === 0) {
          await better;
          continue;
        }
        patience ??= losePatience().then(() => false);
        const isBetter = await Promise.race([
          patience,
          better.then(
            () => true,
            () => false,
          ),
        ]);
        if (!isBetter) return partial;
      }
    },
  };
}
