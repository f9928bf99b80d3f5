import type { Query, Span } from './query.ts';
import type { Boosts, Level, TermIndex } from './term-index.ts';
import { tokenize, toLetters } from './terms.ts';

/** Every parameter of the ranking. */
export interface Ranking {
  /** Weight of a match by field, on the page level and in parts. */
  boosts: Boosts;
  /** Weights of the page level, of the best part, and of all parts together. */
  page: number;
  best: number;
  parts: number;
  /** Shares of the three best parts in `parts`: a page is about what it repeats. */
  breadth: readonly [number, number, number];
  /** How steeply the score drops for each word of the query that a page lacks. */
  coveragePower: number;
  /** Coverage of a word that is neither in the best part nor in the fields of the page level. */
  scattered: number;
  /** Coverage of an identifier's words if a page contains only its parts. */
  takenApart: number;
  /** Pages below this share of the best page's coverage are left out. */
  leastCoverage: number;
  /** Factor for the top of a page over its headings: the reader sees the rest from there. */
  top: number;
  /** Factor for a page whose best part has exactly the title, or its subject, that the reader typed. */
  exact: number;
  /** Factor for a page of which the query is a keyword, if no page has it as its title. */
  keyword: number;
  /** How much a part of a guide gains if its heading names the whole query; no identifiers. */
  named: number;
  /** How much a part gains if one of its questions is the query. */
  asked: number;
  /** How much a part gains that quotes the query word for word. */
  quoted: number;
  /** Factor for pages of the reader's current product. */
  currentProduct: number;
  /** Factor for classes, which often share their name with a more useful prop. */
  looks: number;
  /** Factor per repetition for a member whose name other components have too. */
  repeated: number;
  /** Factor for members shown in addition to the best one of their page. */
  sibling: number;
  /** Minimum score of such members, as a share of the best one's. */
  leastSibling: number;
}

/** Tuned by varying one parameter at a time; see docs/search.md. */
export const RANKING: Ranking = {
  boosts: {
    page: { title: 6, keywords: 3.5, description: 2, names: 1, trail: 1 },
    part: { title: 2.5, context: 0.8, text: 1, questions: 0.6 },
  },
  page: 1,
  best: 1,
  parts: 0.3,
  breadth: [1, 0.3, 0.15],
  coveragePower: 1.2,
  scattered: 0.3,
  takenApart: 0.5,
  leastCoverage: 0.4,
  top: 1.2,
  exact: 1.4,
  keyword: 1.6,
  named: 1.5,
  asked: 0.8,
  quoted: 6,
  currentProduct: 1.35,
  looks: 0.7,
  repeated: 0.75,
  sibling: 0.8,
  leastSibling: 0.7,
};

/** Maximum number of members of one page shown in addition to the best one. */
const SIBLINGS = 3;

export interface RankedPage {
  /** Number of the document. */
  id: number;
  /** Number of the best matching part; -1 if only the page level matches. */
  best: number;
  score: number;
  /** Share of the query that the page covers, from 0 to 1. Rare words count more. */
  coverage: number;
  /** Other members of the API reference on the page, the best first. */
  siblings: readonly { part: number; score: number }[];
}

/** Scores of each page, part and heading for one word of the query. */
type WordScores = Record<Level, Float32Array>;

const LEVELS: readonly Level[] = ['pages', 'parts', 'headings', 'questions'];

function raise(scores: Float32Array, id: number, score: number): void {
  if (score > scores[id]!) scores[id] = score;
}

function addSpan(
  index: TermIndex,
  level: Level,
  span: Span,
  targets: readonly Float32Array[],
): void {
  const { from, to, weight, terms } = span;
  // Words share the score of what they match together, but a heading names each of them.
  const isTitle = level === 'headings' || level === 'questions';
  const factor = isTitle ? Math.min(1, weight) / terms.length : weight / (to - from);
  const size = targets[0]!.length;
  const sums = new Float32Array(size);
  const found = new Uint8Array(size);
  for (const candidates of terms) {
    const best = new Float32Array(size);
    for (const candidate of candidates) {
      const { ids, scores } = index.getMatches(candidate.term, level);
      for (let at = 0; at < ids.length; at += 1)
        raise(best, ids[at]!, scores[at]! * candidate.weight);
    }
    for (let id = 0; id < size; id += 1) {
      if (best[id] === 0) continue;
      sums[id]! += best[id]!;
      found[id]! += 1;
    }
  }
  for (let id = 0; id < size; id += 1) {
    // All terms are required: one word of `row group` alone matches almost anything.
    if (found[id]! < terms.length) continue;
    const share = sums[id]! * factor;
    for (const target of targets) raise(target, id, share);
  }
}

function scoreWords(index: TermIndex, { words, weights, spans }: Query): WordScores[] {
  const scored = words.map(() => ({
    pages: new Float32Array(index.documents.length),
    parts: new Float32Array(index.parts.length),
    headings: new Float32Array(index.parts.length),
    questions: new Float32Array(index.questions.lengths.length),
  }));
  for (const span of spans) {
    const targets = scored.slice(span.from, span.to);
    for (const level of LEVELS) {
      addSpan(
        index,
        level,
        span,
        targets.map((scores) => scores[level]),
      );
    }
  }
  scored.forEach((scores, at) => {
    const weight = weights[at]!;
    if (weight === 1) return;
    for (const level of ['pages', 'parts'] as const) {
      scores[level].forEach((score, id) => {
        scores[level][id] = score * weight;
      });
    }
  });
  return scored;
}

/** Creates a test for whether a page lacks the identifier that a word is part of. */
function findTakenApart(
  index: TermIndex,
  { words, spans }: Query,
): (page: number, word: number) => boolean {
  const holders = words.map((): Set<number> | null => null);
  for (const { from, to, terms, identifier } of spans) {
    if (!identifier) continue;
    const pages = new Set<number>();
    for (const { term } of terms.flat()) {
      for (const id of index.getMatches(term, 'pages').ids) pages.add(id);
      for (const id of index.getMatches(term, 'parts').ids) pages.add(index.getDocument(id));
    }
    holders.fill(pages, from, to);
  }
  return (page, word) => holders[word]?.has(page) === false;
}

/** Returns a higher value the fewer parts contain a word; 0 if none does. */
function getRarity({ parts }: WordScores): number {
  let holders = 0;
  for (const score of parts) if (score > 0) holders += 1;
  return holders === 0 ? 0 : Math.sqrt(Math.log(1 + parts.length / holders));
}

/** Number of adjacent words that are a quotation. */
const RUN = 4;

/**
 * Creates a function that returns the share of a query's words that a part of a guide quotes in
 * their order. Descriptions of members repeat the phrases of readers without an answer.
 */
function findQuotations(index: TermIndex, { phrase }: Query): (part: number) => number {
  if (phrase.length < RUN) return () => 0;
  const runs = phrase.slice(RUN - 1).map((_, at) => ` ${phrase.slice(at, at + RUN).join(' ')} `);
  return (part) => {
    const { title, text, member } = index.parts[part]!;
    if (member) return 0;
    const words = ` ${tokenize(`${title}\n${text}`)
      .map(({ word }) => word)
      .join(' ')} `;
    const quoted = phrase.map(() => false);
    runs.forEach((run, at) => {
      if (words.includes(run)) quoted.fill(true, at, at + RUN);
    });
    return quoted.filter(Boolean).length / phrase.length;
  };
}

/** Scores every page that contains a word of the query. The result is not sorted. */
export function rankPages(index: TermIndex, query: Query, ranking: Ranking): RankedPage[] {
  const scored = scoreWords(index, query);
  const names = new Set(query.names);
  const isTitle = index.documents.some((_, id) => names.has(index.letters[index.firstPart[id]!]!));
  const isExact = (part: number) =>
    names.has(index.letters[part] ?? '') ||
    names.has(index.subjects[part] ?? '') ||
    index.questions.letters
      .slice(index.questions.first[part], index.questions.first[part + 1])
      .some((letters) => names.has(letters));
  const isIdentifier = query.spans.some(
    ({ identifier, from, to }) => identifier && from === 0 && to === query.words.length,
  );
  const isTakenApart = findTakenApart(index, query);
  const getQuoted = findQuotations(index, query);
  const rarities = scored.map((word, at) => getRarity(word) * query.weights[at]!);
  const allRarity = rarities.reduce((sum, each) => sum + each, 0) || 1;
  const allWeight = query.weights.reduce((sum, each) => sum + each, 0);

  /** Returns how much of the query the best question of a part has, less for a longer question. */
  const getAsked = (part: number) => {
    let best = 0;
    const { first, lengths } = index.questions;
    for (let question = first[part]!; question < first[part + 1]!; question += 1) {
      let covered = 0;
      let matched = 0;
      scored.forEach(({ questions }, word) => {
        const score = questions[question]!;
        covered += score * rarities[word]!;
        matched += score;
      });
      const share = Math.min(1, matched / lengths[question]!);
      best = Math.max(best, (covered / allRarity) ** 2 * (1 + share) * 0.5);
    }
    return best;
  };

  const findParts = (from: number, to: number, worths: readonly number[]) => {
    let best = { part: -1, score: 0 };
    // An identifier is looked up, so a heading that mentions it is not what the reader named.
    const gain = isIdentifier || index.parts[to - 1]?.member ? 0 : ranking.named;
    const members: { part: number; score: number }[] = [];
    for (let part = from; part < to; part += 1) {
      let sum = 0;
      let covered = 0;
      let named = 0;
      for (let word = 0; word < scored.length; word += 1) {
        const score = scored[word]!.parts[part]!;
        sum += score;
        if (score > 0) covered += worths[word]!;
        named += query.weights[word]! * scored[word]!.headings[part]!;
      }
      if (sum === 0) continue;
      const exact = isExact(part) ? ranking.exact : 1;
      const { member } = index.parts[part]!;
      const looks = member?.kind === 'class' ? ranking.looks : 1;
      const favor = part === from ? ranking.top : exact * looks;
      const naming = 1 + gain * (named / allWeight) ** 2;
      // What lacks most of the words cannot quote them.
      const quoting =
        covered / allRarity > ranking.leastCoverage ? 1 + ranking.quoted * getQuoted(part) ** 2 : 1;
      const asking = 1 + ranking.asked * getAsked(part);
      const score =
        sum * favor * naming * asking * quoting * (covered / allRarity) ** ranking.coveragePower;
      if (score > best.score) best = { part, score };
      if (member) members.push({ part, score });
    }
    return { best, members };
  };

  /** Returns further members to show. None if the best part is not a member itself. */
  const getSiblings = ({ best, members }: ReturnType<typeof findParts>, pageScore: number) => {
    if (best.part < 0 || !index.parts[best.part]!.member || index.parts[best.part]!.id === '')
      return [];
    return members
      .filter(({ part, score }) => part !== best.part && score >= ranking.leastSibling * best.score)
      .sort((a, b) => b.score - a.score || a.part - b.part)
      .slice(0, SIBLINGS)
      .map(({ part, score }) => ({
        part,
        score: (pageScore * ranking.sibling * score) / best.score,
      }));
  };

  /** Returns the weighted score of a word over the three best parts. */
  const getBreadth = (scores: Float32Array, from: number, to: number) => {
    let [first, second, third] = [0, 0, 0];
    for (let part = from; part < to; part += 1) {
      const score = scores[part]!;
      if (score > first) [first, second, third] = [score, first, second];
      else if (score > second) [second, third] = [score, second];
      else if (score > third) third = score;
    }
    const [a, b, c] = ranking.breadth;
    return a * first + b * second + c * third;
  };

  return index.documents.flatMap(({ title, parts }, id): RankedPage[] => {
    const from = index.firstPart[id]!;
    const to = from + parts.length;
    const named = names.has(toLetters(title));
    const worths = rarities.map((rarity, word) =>
      isTakenApart(id, word) ? rarity * ranking.takenApart : rarity,
    );
    const found = findParts(from, named ? from + 1 : to, worths);
    const { best } = found;
    let score = ranking.best * best.score;
    let covered = 0;
    scored.forEach((word, at) => {
      const onPage = word.pages[id]!;
      const breadth = getBreadth(word.parts, from, to);
      score += ranking.page * onPage + ranking.parts * breadth;
      const near = onPage > 0 || (best.part >= 0 && word.parts[best.part]! > 0);
      const share = near ? 1 : breadth > 0 ? ranking.scattered : 0;
      covered += worths[at]! * share;
    });
    if (score === 0) return [];
    const coverage = covered / allRarity;
    const exact = isExact(best.part) ? ranking.exact : 1;
    const isKeyword = !isTitle && query.names.some((name) => index.keywords[id]!.has(name));
    const keyword = isKeyword ? ranking.keyword : 1;
    const total = score * coverage ** ranking.coveragePower * exact * keyword;
    const siblings = getSiblings(found, total / exact);
    return [{ id, best: best.part, coverage, score: total, siblings }];
  });
}
