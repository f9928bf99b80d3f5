/** The rows that contain one term: their numbers, each with a score. */
export interface Matches {
  ids: readonly number[];
  scores: readonly number[];
}

/** Rows with the same fields, to find by one term. */
export interface FieldIndex {
  /** Adds the next row, with the terms of each of its fields. */
  add: (fields: readonly (readonly string[])[]) => void;
  /** Scores a row by BM25+ in each field, and adds up the fields. */
  find: (term: string) => Matches;
}

/** The usual parameters: saturation of repetitions, weight of the length, and the least score. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };

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

function createField({ postings, lengths }: FieldState) {
  let total = lengths.reduce((sum, length) => sum + length, 0);
  return {
    add(terms: readonly string[], row: number): void {
      let different = 0;
      for (const term of terms) {
        const known = postings.get(term);
        if (known === undefined) {
          postings.set(term, { ids: [row], counts: [1] });
          different += 1;
        } else if (known.ids.at(-1) === row) {
          known.counts[known.counts.length - 1]! += 1;
        } else {
          known.ids.push(row);
          known.counts.push(1);
          different += 1;
        }
      }
      lengths.push(different);
      total += different;
    },
    score(term: string, boost: number, scores: Map<number, number>): void {
      const { ids, counts } = postings.get(term) ?? { ids: [], counts: [] };
      const rows = lengths.length;
      const rarity = Math.log(1 + (rows - ids.length + 0.5) / (ids.length + 0.5));
      const average = total / rows;
      const { k, b, d } = BM25;
      ids.forEach((id, at) => {
        const count = counts[at]!;
        const saturation = count + k * (1 - b + (b * lengths[id]!) / average);
        const score = boost * rarity * (d + (count * (k + 1)) / saturation);
        scores.set(id, (scores.get(id) ?? 0) + score);
      });
    },
  };
}

export function createFieldStates(count: number): FieldState[] {
  return Array.from({ length: count }, () => ({
    postings: new Map<string, Postings>(),
    lengths: [],
  }));
}

/**
 * Creates an index of what is in `states`, which grows with each added row. `boosts` has the weight
 * of each field. It scores like MiniSearch, which would be a third of all that the first result
 * waits for besides React.
 */
export function createFieldIndex(
  boosts: readonly number[],
  states: readonly FieldState[] = createFieldStates(boosts.length),
): FieldIndex {
  const fields = states.map((state, at) => ({ boost: boosts[at]!, field: createField(state) }));
  let rows = states[0]?.lengths.length ?? 0;
  return {
    add(row) {
      fields.forEach(({ field }, at) => field.add(row[at] ?? [], rows));
      rows += 1;
    },
    find(term) {
      const scores = new Map<number, number>();
      for (const { field, boost } of fields) field.score(term, boost, scores);
      return { ids: [...scores.keys()], scores: [...scores.values()] };
    },
  };
}
