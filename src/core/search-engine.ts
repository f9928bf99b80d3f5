import { parseQuery, parseSynonyms, type Query } from './search-query.ts';
import { RANKING, rankPages, toLetters, type Ranking } from './search-ranking.ts';
import type { SearchAnswer, SearchHit, SearchIndexFile, SearchRequest } from './search.ts';
import { getSnippet, markText } from './search-snippet.ts';
import { createTermIndex } from './search-term-index.ts';
import { createVocabulary } from './search-vocabulary.ts';

/** Pages shown at most: who has not found it by then tries other words. */
const LIMIT = 12;

export interface SearchEngine {
  search: (request: SearchRequest) => SearchAnswer;
}

function getMatchedTerms({ spans }: Query): Set<string> {
  return new Set(spans.flatMap(({ terms }) => terms.flat().map(({ term }) => term)));
}

/** Makes an engine that holds a whole index in memory and answers at once. */
export function createSearchEngine(
  file: SearchIndexFile,
  ranking: Ranking = RANKING,
): SearchEngine {
  const { documents, sections } = file;
  const vocabulary = createVocabulary();
  const index = createTermIndex(file, ranking.boosts, vocabulary.add);
  const synonyms = parseSynonyms(file.synonyms);

  const getProductId = (document: number) => sections[documents[document]!.section]?.productId;

  const getHit = (id: number, best: number, matched: ReadonlySet<string>): SearchHit => {
    const { href, title, description, trail, section, plan } = documents[id]!;
    const part = index.parts[best];
    const atTop = part === undefined || part.id === '';
    return {
      href: atTop ? href : `${href}#${part.id}`,
      title: markText(title, matched),
      place: atTop ? null : markText(part.title, matched),
      trail,
      sectionName: sections[section]?.name ?? '',
      plan: part?.member?.plan ?? plan ?? null,
      snippet: getSnippet(atTop || part.text === '' ? description : part.text, matched),
      member: part?.member ?? null,
    };
  };

  const getSuggestion = ({ words }: Query): string | null => {
    const mended = words.flatMap((word) =>
      vocabulary.find(word) === null ? (vocabulary.suggest(word) ?? []) : word,
    );
    return mended.length === 0 ? null : mended.join(' ');
  };

  return {
    search({ query: text, productId, currentProductId }) {
      const query = parseQuery(text, vocabulary, synonyms);
      const ranked = rankPages(index, query, toLetters(text), ranking);
      const best = Math.max(0, ...ranked.map(({ coverage }) => coverage));
      const found = ranked
        .filter(({ coverage }) => coverage >= ranking.leastCoverage * best)
        .map((page) => {
          const product = getProductId(page.id);
          const favor =
            product !== undefined && product === currentProductId ? ranking.currentProduct : 1;
          return {
            ...page,
            product,
            score: page.score * (documents[page.id]!.weight ?? 1) * favor,
          };
        })
        .sort((a, b) => b.score - a.score || a.id - b.id);
      const productTotals: Record<string, number> = {};
      for (const { product } of found) {
        if (product !== undefined) productTotals[product] = (productTotals[product] ?? 0) + 1;
      }
      const wanted =
        productId === undefined ? found : found.filter(({ product }) => product === productId);
      const matched = getMatchedTerms(query);
      return {
        hits: wanted.slice(0, LIMIT).map((page) => getHit(page.id, page.best, matched)),
        total: wanted.length,
        siteTotal: found.length,
        productTotals,
        suggestion: found.length === 0 ? getSuggestion(query) : null,
      };
    },
  };
}
