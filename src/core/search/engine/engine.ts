import { hasUnknownWord, parseQuery, parseSynonyms, type Query } from './query.ts';
import { RANKING, rankPages, type Ranking } from './ranking.ts';
import type { EngineAnswer, SearchHit, SearchIndex, SearchRequest } from '../types.ts';
import { getMemberCode } from '../members.ts';
import { getSnippet, markText } from './snippet.ts';
import { createTermIndex } from './term-index.ts';
import { createLexicon } from './lexicon.ts';

/** Maximum number of rows: readers who have not found it by then try other words. */
const LIMIT = 15;
/** Coverage from which a page answers the whole query. Below 1 because the sum is rounded. */
const COVERED = 0.999;

export interface SearchEngine {
  search: (request: SearchRequest) => EngineAnswer;
}

/** A page with its best part, or another member of the page. */
interface Row {
  /** Number of the document. */
  id: number;
  part: number;
  score: number;
  product: string | undefined;
}

function compare(a: Row, b: Row): number {
  return b.score - a.score || a.id - b.id || a.part - b.part;
}

function getMatchedTerms({ spans }: Query): Set<string> {
  return new Set(spans.flatMap(({ terms }) => terms.flat().map(({ term }) => term)));
}

/** Creates an engine that holds the whole index in memory and answers synchronously. */
export function createSearchEngine(file: SearchIndex, ranking: Ranking = RANKING): SearchEngine {
  const { documents, sections } = file;
  const lexicon = createLexicon();
  const index = createTermIndex(file, ranking.boosts, lexicon.add);
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
      // Without the types of members, their code is a guess.
      code: part?.member && !file.namesOnly ? getMemberCode(part.title, part.member) : null,
    };
  };

  /** Lowers the score of repeated members: many components share them, and one row is enough. */
  const demoteRepeated = (rows: Row[]) => {
    const seen = new Map<string, number>();
    for (const row of rows) {
      const { member, title } = index.parts[row.part] ?? {};
      if (!member || title === undefined) continue;
      const key = `${member.kind} ${title}`;
      const times = seen.get(key) ?? 0;
      row.score *= ranking.repeated ** times;
      seen.set(key, times + 1);
    }
    rows.sort(compare);
  };

  const getSuggestion = ({ words }: Query): string | null => {
    const corrected = words.flatMap((word) =>
      lexicon.find(word) === null ? (lexicon.suggest(word) ?? []) : word,
    );
    return corrected.length === 0 ? null : corrected.join(' ');
  };

  return {
    search({ query: text, productId, currentProductId }) {
      const query = parseQuery(text, lexicon, synonyms);
      const ranked = rankPages(index, query, ranking);
      const best = Math.max(0, ...ranked.map(({ coverage }) => coverage));
      const found: Row[] = ranked
        .filter(({ coverage }) => coverage >= ranking.leastCoverage * best)
        .flatMap(({ id, best: part, score, siblings }) => {
          const product = getProductId(id);
          const favor =
            product !== undefined && product === currentProductId ? ranking.currentProduct : 1;
          const factor = (documents[id]!.weight ?? 1) * favor;
          return [{ part, score }, ...siblings].map((each) => ({
            id,
            part: each.part,
            score: each.score * factor,
            product,
          }));
        })
        .sort(compare);
      demoteRepeated(found);
      const productTotals: Record<string, number> = {};
      for (const { product } of found) {
        if (product !== undefined) productTotals[product] = (productTotals[product] ?? 0) + 1;
      }
      const wanted =
        productId === undefined ? found : found.filter(({ product }) => product === productId);
      const matched = getMatchedTerms(query);
      return {
        hits: wanted.slice(0, LIMIT).map(({ id, part }) => getHit(id, part, matched)),
        total: wanted.length,
        siteTotal: found.length,
        productTotals,
        suggestion: found.length === 0 ? getSuggestion(query) : null,
        covered: best >= COVERED && !hasUnknownWord(query, lexicon),
      };
    },
  };
}
