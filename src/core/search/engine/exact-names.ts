import type { SearchMember, SearchPart } from '../types.ts';
import { readKindWord, readSpelling, type Spelling } from './spelling.ts';
import type { TermIndex } from './term-index.ts';
import { stem, toLetters } from './terms.ts';

/** The members of the reference that have exactly the name that a reader typed. */
export interface ExactMatch {
  /** The numbers of their parts, in the order of the documents. */
  parts: readonly number[];
  /** The numbers of the guides with that title; none if it is written as an identifier. */
  titled: readonly number[];
}

export interface ExactNames {
  /** Case and separators do not matter, unless they say which kind of member the reader means. */
  find: (text: string) => ExactMatch;
  /** Returns the number of guides that are about the owner of a part. */
  countGuides: (part: number) => number;
}

/** A class is also known by its global name. */
function getNames({ title, aliases = [] }: SearchPart, member: SearchMember): string[] {
  const { kind, owner, signature } = member;
  if (kind === 'class') return [title, signature, ...aliases];
  const isOwner = title === owner || kind === 'component' || kind === 'interface';
  return [isOwner ? owner : title, ...aliases];
}

/**
 * Names that no member needs to have: the type of a component's props and its name in a theme, and
 * the global name of a state class without the prefix.
 */
function getFallbackNames({ kind, owner, signature }: SearchMember): string[] {
  if (kind === 'component') return [`${owner}Props`, `Mui${owner}`];
  return kind === 'class' && signature.includes('--') ? [signature.replace(/^\.Mui/, '')] : [];
}

/** Whether a reader wrote one identifier: in camel case, capitals or with a prefix of classes. */
function isIdentifier(text: string): boolean {
  return /^\S*(?:\p{Ll}\p{Lu}|_|--|\p{Lu}-)\S*$/u.test(text);
}

/** A table of names, reduced to letters, with the numbers of what has them. */
function createNameTable() {
  const holders = new Map<string, number[]>();
  return {
    add(names: readonly string[], holder: number): void {
      for (const name of new Set(names.map(toLetters))) {
        if (name === '') continue;
        const known = holders.get(name);
        if (known) known.push(holder);
        else holders.set(name, [holder]);
      }
    },
    get: (name: string): readonly number[] => holders.get(toLetters(name)) ?? [],
  };
}

export function createExactNames({ documents, parts, firstPart }: TermIndex): ExactNames {
  const names = createNameTable();
  const fallbacks = createNameTable();
  const titles = createNameTable();
  documents.forEach(({ title }, id) => {
    // "sort" names the guide "Sorting", too.
    if (!parts[firstPart[id]!]?.member) titles.add([title, stem(title.toLowerCase())], id);
  });
  parts.forEach((part, number) => {
    if (!part.member) return;
    names.add(getNames(part, part.member), number);
    fallbacks.add(getFallbackNames(part.member), number);
  });
  const guides = new Map<string, number>();
  for (const name of documents.flatMap((document) => document.names)) {
    guides.set(name, (guides.get(name) ?? 0) + 1);
  }
  const findAny = (name: string) => {
    // `DataGrid-row` is `MuiDataGrid-row`.
    for (const each of [name, ...(/^\.?[A-Z]\w*-/.test(name) ? [`Mui${name}`] : [])]) {
      const found = names.get(each);
      if (found.length > 0) return found;
    }
    return fallbacks.get(name);
  };
  const findMeant = ({ name, kinds, owner }: Spelling) =>
    findAny(name).filter((part) => {
      const member = parts[part]!.member!;
      if (owner !== undefined && toLetters(owner) !== toLetters(member.owner)) return false;
      return kinds?.includes(member.kind) ?? true;
    });
  return {
    countGuides: (part) => guides.get(parts[part]?.member?.owner ?? '') ?? 0,
    find(text) {
      const spelling = readSpelling(text);
      const isSpecific = spelling.kinds !== undefined || spelling.owner !== undefined;
      const meant = isSpecific ? findMeant(spelling) : [];
      if (meant.length > 0) return { parts: meant, titled: [] };
      const whole = findAny(text);
      const titled = isIdentifier(text.trim()) ? [] : titles.get(text);
      if (whole.length > 0 || titled.length > 0) return { parts: whole, titled };
      const named = readKindWord(text);
      return { parts: named ? findMeant(named) : [], titled };
    },
  };
}
