import type { SearchMemberKind, SearchRequest } from '../types.ts';
import type { ExactNames } from './exact-names.ts';
import type { Row } from './rows.ts';
import type { TermIndex } from './term-index.ts';

/** Kinds that readers rarely mean if another has the same name: the higher, the less. */
const RARELY_MEANT: Partial<Record<SearchMemberKind, number>> = { method: 1, class: 2 };
/** A word of the language as well as a name, such as `checkbox`; not `useGridApiRef`. */
const ORDINARY_WORD = /^\p{Ll}+$/u;

interface Names {
  index: TermIndex;
  exactNames: ExactNames;
  getProductId: (document: number) => string | undefined;
}

/**
 * Finds the member that a whole name means: of several, the one whose owner most guides are about,
 * preferably in the current product.
 */
function findMeant(
  { index, exactNames, getProductId }: Names,
  parts: readonly number[],
  rows: readonly Row[],
  { productId, currentProductId }: SearchRequest,
) {
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
  const [meant] = wanted.sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      a.rarity - b.rarity ||
      b.guides - a.guides ||
      b.row.score - a.row.score ||
      // `GridColDef` rather than `GridActionsColDef`.
      a.owner.length - b.owner.length ||
      a.row.part - b.row.part,
  );
  return meant;
}

/**
 * Puts a member whose name is the query first: who types a whole name looks it up. It comes second
 * after a guide with that title, and an ordinary word that only another product uses as a name comes
 * second after the current product. Returns whether there is one.
 */
export function putExactFirst(names: Names, rows: Row[], request: SearchRequest): boolean {
  const { index, exactNames } = names;
  const { query, currentProductId } = request;
  const { parts, titled } = exactNames.find(query);
  const best = findMeant(names, parts, rows, request);
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
}
