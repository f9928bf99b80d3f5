import type { SearchDocument, SearchMemberKind, SearchPart } from './types.ts';

/**
 * Kinds that readers look up, the most asked first. The others are half of the names and are never
 * in the first file.
 */
const ASKED: readonly SearchMemberKind[] = [
  'component',
  'interface',
  'hook',
  'prop',
  'property',
  'method',
  'event',
  'slot',
  'function',
  'selector',
];

/**
 * Returns the members that readers look up most, the most asked first: each name once in a product,
 * on the component that most guides are about, as in the order of the results.
 */
export function rankAskedMembers(documents: readonly SearchDocument[]): SearchPart[] {
  const guides = new Map<string, number>();
  for (const name of documents.flatMap(({ names }) => names)) {
    guides.set(name, (guides.get(name) ?? 0) + 1);
  }
  const countGuides = ({ member }: SearchPart) => guides.get(member?.owner ?? '') ?? 0;
  const best = new Map<string, SearchPart>();
  for (const { section, parts } of documents) {
    for (const part of parts) {
      if (!part.member || !ASKED.includes(part.member.kind)) continue;
      const key = `${section} ${part.title}`;
      const known = best.get(key);
      if (!known || countGuides(part) > countGuides(known)) best.set(key, part);
    }
  }
  const getRank = ({ member }: SearchPart) => ASKED.indexOf(member!.kind);
  return [...best.values()].sort(
    (a, b) => getRank(a) - getRank(b) || countGuides(b) - countGuides(a),
  );
}
