import { hasUnknownWord, parseQuery, parseSynonyms, type Query } from './query.ts';
import { RANKING, rankPages, type Ranking } from './ranking.ts';
import type { EngineAnswer, SearchIndex, SearchRequest } from '../types.ts';
import { finish, type Building } from './building.ts';
import { createExactNames } from './exact-names.ts';
import { putExactFirst } from './exact-first.ts';
import { getHit } from './hit.ts';
import { compareRows, demoteRepeated, type Row } from './rows.ts';
import { createTermIndex, prepareIndex, type PreparedIndex } from './term-index.ts';
import { createLexicon } from './lexicon.ts';

/** Maximum number of rows: readers who have not found it by then try other words. */
const LIMIT = 15;
/** Coverage from which a page answers the whole query. Below 1 because the sum is rounded. */
const COVERED = 0.999;

export interface SearchEngine {
  search: (request: SearchRequest) => EngineAnswer;
}

function getMatchedTerms({ spans }: Query): Set<string> {
  return new Set(spans.flatMap(({ terms }) => terms.flat().map(({ term }) => term)));
}

/** Creates an engine that holds the whole index in memory and answers synchronously. */
export function createSearchEngine(file: SearchIndex, ranking: Ranking = RANKING): SearchEngine {
  return finish(buildSearchEngine(file, ranking));
}

/** Creates an engine in steps. */
export function* buildSearchEngine(
  file: SearchIndex,
  ranking: Ranking = RANKING,
): Building<SearchEngine> {
  return openSearchEngine(file, yield* prepareIndex(file), ranking);
}

/** Creates an engine from an index whose terms were found out before. */
export function openSearchEngine(
  file: SearchIndex,
  prepared: PreparedIndex,
  ranking: Ranking = RANKING,
): SearchEngine {
  const { documents, sections } = file;
  const lexicon = createLexicon(prepared.words);
  const index = createTermIndex(file, prepared, ranking.boosts);
  const exactNames = createExactNames(index);
  const synonyms = parseSynonyms(file.synonyms);

  const getProductId = (document: number) => sections[documents[document]!.section]?.productId;

  /**
   * Finds the pages that contain an identifier of the query that no entry of the reference has. It
   * is a former name, and a page that mentions much, such as a migration guide, is then the answer.
   */
  const findFormerNames = (text: string): Set<number> => {
    const names = (text.match(/[\w$]+/g) ?? []).filter((word) => /\p{Ll}\p{Lu}/u.test(word));
    const former = names.filter((name) => exactNames.find(name).parts.length === 0);
    const found = former.flatMap((name) => index.getMatches(name.toLowerCase(), 'parts').ids);
    return new Set(found.map(index.getDocument));
  };

  const getSuggestion = ({ words }: Query): string | null => {
    const corrected = words.flatMap((word) =>
      lexicon.find(word) === null ? (lexicon.suggest(word) ?? []) : word,
    );
    return corrected.length === 0 ? null : corrected.join(' ');
  };

  return {
    search(request) {
      const { productId, currentProductId } = request;
      const query = parseQuery(request.query, lexicon, synonyms);
      const ranked = rankPages(index, query, ranking);
      const best = Math.max(0, ...ranked.map(({ coverage }) => coverage));
      const formerNames = findFormerNames(request.query);
      const found: Row[] = ranked
        .filter(({ coverage }) => coverage >= ranking.leastCoverage * best)
        .flatMap(({ id, best: part, score, siblings }) => {
          const product = getProductId(id);
          const favor =
            product !== undefined && product === currentProductId ? ranking.currentProduct : 1;
          const weight = formerNames.has(id) ? 1 : (documents[id]!.weight ?? 1);
          const factor = weight * favor;
          return [{ part, score }, ...siblings].map((each) => ({
            id,
            part: each.part,
            score: each.score * factor,
            product,
          }));
        })
        .sort(compareRows);
      demoteRepeated(found, index.parts, ranking.repeated);
      const isExact = putExactFirst({ index, exactNames, getProductId }, found, request);
      const productTotals: Record<string, number> = {};
      for (const { product } of found) {
        if (product !== undefined) productTotals[product] = (productTotals[product] ?? 0) + 1;
      }
      const wanted =
        productId === undefined ? found : found.filter(({ product }) => product === productId);
      const matched = getMatchedTerms(query);
      return {
        hits: wanted.slice(0, LIMIT).map((row) => getHit(file, index.parts, row, matched)),
        total: wanted.length,
        siteTotal: found.length,
        productTotals,
        suggestion: found.length === 0 ? getSuggestion(query) : null,
        covered: isExact || (best >= COVERED && !hasUnknownWord(query, lexicon)),
      };
    },
  };
}
