import type { SearchMember, SearchPart } from '../types.ts';
import type { TermIndex } from './term-index.ts';
import { toLetters } from './terms.ts';

/** Finds the members of the reference that have exactly the name that a reader typed. */
export interface ExactNames {
  /**
   * Returns the numbers of their parts in the order of the documents. Case and separators do not
   * matter.
   */
  find: (text: string) => readonly number[];
  /** Returns the number of guides that are about the owner of a part. */
  countGuides: (part: number) => number;
  /** Whether the text is the title of a guide, and not written as an identifier. */
  isTitle: (text: string) => boolean;
}

/** A class is also known by its global name. */
function getNames({ title }: SearchPart, { kind, owner, signature }: SearchMember): string[] {
  if (kind === 'class') return [title, signature];
  return title === owner || kind === 'component' || kind === 'interface' ? [owner] : [title];
}

/** Whether a reader wrote one identifier: in camel case, capitals or with a prefix of classes. */
function isIdentifier(text: string): boolean {
  return /^\S*(?:\p{Ll}\p{Lu}|_|--|\p{Lu}-)\S*$/u.test(text);
}

export function createExactNames({ documents, parts, firstPart, letters }: TermIndex): ExactNames {
  const holders = new Map<string, number[]>();
  const titles = new Set(
    documents.flatMap((_, id) => {
      const first = firstPart[id]!;
      return parts[first]?.member ? [] : letters[first]!;
    }),
  );
  parts.forEach((part, number) => {
    if (!part.member) return;
    for (const name of new Set(getNames(part, part.member).map(toLetters))) {
      if (name === '') continue;
      const known = holders.get(name);
      if (known) known.push(number);
      else holders.set(name, [number]);
    }
  });
  const guides = new Map<string, number>();
  for (const name of documents.flatMap(({ names }) => names)) {
    guides.set(name, (guides.get(name) ?? 0) + 1);
  }
  return {
    countGuides: (part) => guides.get(parts[part]?.member?.owner ?? '') ?? 0,
    find: (text) => holders.get(toLetters(text)) ?? [],
    isTitle: (text) => titles.has(toLetters(text)) && !isIdentifier(text.trim()),
  };
}
