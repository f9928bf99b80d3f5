import { getMemberCode } from '../members.ts';
import type { SearchHit, SearchIndex, SearchPart } from '../types.ts';
import { getSnippet, markText } from './snippet.ts';
import type { TermIndex } from './term-index.ts';

/** The description of the page stands in for a heading without text, but says nothing of a member. */
function getText(part: SearchPart | undefined, description: string): string {
  if (part === undefined || part.id === '') return description;
  return part.text === '' && !part.member ? description : part.text;
}

/** Returns a row as it is shown. `best` is the number of its part; `matched` are the terms to mark. */
export function getHit(
  { documents, sections, withoutTexts }: SearchIndex,
  parts: TermIndex['parts'],
  { id, part: best }: { id: number; part: number },
  matched: ReadonlySet<string>,
): SearchHit {
  const { href, title, description, trail, section, plan } = documents[id]!;
  const part = parts[best];
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
    code: part?.member && !withoutTexts ? getMemberCode(part.title, part.member) : null,
  };
}
