import { hasUnknownWord, parseQuery, parseSynonyms, type Query } from './query.ts';
import { RANKING, rankPages, type Ranking } from './ranking.ts';
import type {
  EngineAnswer,
  SearchHit,
  SearchIndex,
  SearchMemberKind,
  SearchPart,
  SearchRequest,
} from '../types.ts';
import { getMemberCode } from '../members.ts';
import { finish, type Building } from './building.ts';
import { getSnippet, markText } from './snippet.ts';
import { createExactNames } from './exact-names.ts';
import { createTermIndex, prepareIndex, type PreparedIndex } from './term-index.ts';
import { createLexicon } from './lexicon.ts';

/** Maximum number of rows: readers who have not found it by then try other words. */
const LIMIT = 15;
/** Kinds that readers rarely mean if another has the same name: the higher, the less. */
const RARELY_MEANT: Partial<Record<SearchMemberKind, number>> = { method: 1, class: 2 };
/** Coverage from which a page answers the whole query. Below 1 because the sum is rounded. */
const COVERED = 0.999;
/** A word of the language as well as a name, such as `checkbox`; not `useGridApiRef`. */
const ORDINARY_WORD = /^\p{Ll}+$/u;

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

/** The description of the page stands in for a heading without text, but says nothing of a member. */
function getText(part: SearchPart | undefined, description: string): string {
  if (part === undefined || part.id === '') return description;
  return part.text === '' && !part.member ? description : part.text;
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
      snippet: getSnippet(getText(part, description), matched),
      member: part?.member ?? null,
      // Without the types of members, their code is a guess.
      code: part?.member && !file.withoutTexts ? getMemberCode(part.title, part.member) : null,
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

  /**
   * Puts a member whose name is the query first: who types a whole name looks it up. It comes
   * second after a guide with that title, and an ordinary word that only another product uses as a
   * name comes second after the current product. Of several members, it is the one whose owner
   * most guides are about, preferably in the current product. Returns whether there is one.
   */
  const putExactFirst = (rows: Row[], { query, productId, currentProductId }: SearchRequest) => {
    const { parts, titled } = exactNames.find(query);
    const wanted = parts.flatMap((part) => {
      const id = index.getDocument(part);
      const product = getProductId(id);
      if (productId !== undefined && product !== productId) return [];
      const isTop = index.firstPart[id] === part;
      const at = rows.findIndex(
        (row) => row.part === part || (isTop && row.id === id && row.part < 0),
      );
      const { kind, owner } = index.parts[part]!.member!;
      const isCurrent = product !== undefined && product === currentProductId;
      const row = rows[at] ?? { id, part, score: 0, product };
      const rarity = RARELY_MEANT[kind] ?? 0;
      return { at, row, rarity, isCurrent, guides: exactNames.countGuides(part), owner };
    });
    const [best] = wanted.sort(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) ||
        a.rarity - b.rarity ||
        b.guides - a.guides ||
        b.row.score - a.row.score ||
        // `GridColDef` rather than `GridActionsColDef`.
        a.owner.length - b.owner.length ||
        a.row.part - b.row.part,
    );
    if (!best) return false;
    if (best.at >= 0) rows.splice(best.at, 1);
    const guide = rows.findIndex(({ id }) => titled.includes(id));
    if (guide >= 0) {
      const [row] = rows.splice(guide, 1);
      // Who types the title of a guide means all of it.
      rows.unshift({ ...row!, part: index.firstPart[row!.id]! });
    }
    const isElsewhere =
      !best.isCurrent &&
      currentProductId !== undefined &&
      rows[0]?.product === currentProductId &&
      ORDINARY_WORD.test(query.trim());
    rows.splice(guide >= 0 || isElsewhere ? 1 : 0, 0, best.row);
    return true;
  };

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
        .sort(compare);
      demoteRepeated(found);
      const isExact = putExactFirst(found, request);
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
        covered: isExact || (best >= COVERED && !hasUnknownWord(query, lexicon)),
      };
    },
  };
}
