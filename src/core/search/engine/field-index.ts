/** The rows that contain one term: their numbers, each with a score. */
export interface Matches {
  ids: readonly number[];
  scores: readonly number[];
}

/** Rows with the same fields, to find by one term. */
export interface FieldIndex {
  /** Scores a row by BM25+ in each field, and adds up the fields. */
  find: (term: string) => Matches;
}

/** The usual parameters: saturation of repetitions, weight of the length, and the least score. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

interface Postings {
  ids: number[];
  counts: number[];
}

/** What is known of one field of all rows. */
export interface FieldState {
  postings: Map<string, Postings>;
  /** Number of different terms of each row. */
  lengths: number[];
}

/** Adds the next row of a field. */
function addTerms({ postings, lengths }: FieldState, terms: readonly string[]): void {
  const row = lengths.length;
  let different = 0;
  for (const term of terms) {
    const { ids, counts } = postings.get(term) ?? { ids: [], counts: [] };
    if (ids.at(-1) === row) {
      counts[counts.length - 1]! += 1;
      continue;
    }
    different += 1;
    ids.push(row);
    counts.push(1);
    postings.set(term, { ids, counts });
  }
  lengths.push(different);
}

export function createFields(count: number): FieldState[] {
  return Array.from({ length: count }, () => ({ postings: new Map(), lengths: [] }));
}

/** Adds the next row, with the terms of each of its fields. */
export function addRow(fields: readonly FieldState[], row: readonly (readonly string[])[]): void {
  fields.forEach((field, at) => addTerms(field, row[at] ?? []));
}

function createField({ postings, lengths }: FieldState) {
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return (term: string, boost: number, scores: Map<number, number>): void => {
    const { ids, counts } = postings.get(term) ?? { ids: [], counts: [] };
    const rarity = Math.log(1 + (lengths.length - ids.length + 0.5) / (ids.length + 0.5));
    ids.forEach((id, at) => {
      const count = counts[at]!;
      const saturation = count + K * (1 - B + (B * lengths[id]!) / average);
      const score = boost * rarity * (D + (count * (K + 1)) / saturation);
      scores.set(id, (scores.get(id) ?? 0) + score);
    });
  };
}

/**
 * Creates an index of fields, whose weights are `boosts`. It scores like MiniSearch, which would be
 * a third of all that the first result waits for besides React.
 */
export function createFieldIndex(
  boosts: readonly number[],
  states: readonly FieldState[],
): FieldIndex {
  const fields = states.map(createField);
  return {
    find(term) {
      const scores = new Map<number, number>();
      fields.forEach((score, at) => score(term, boosts[at]!, scores));
      return { ids: [...scores.keys()], scores: [...scores.values()] };
    },
  };
}
