/** Words that authors do not use, with what to write instead. Data of the check of all pages. */

export interface WordingRule {
  /** Matches the words; reported as they are written on the page. */
  pattern: RegExp;
  instead: string;
}

/** Checked in the text and the headings of pages. */
export const TEXT_WORDING: readonly WordingRule[] = [
  { pattern: /\bshall\b/i, instead: 'Write should, must, or can.' },
  { pattern: /\banew\b/i, instead: 'Write again.' },
  { pattern: /\bof yours\b/i, instead: 'Write your, or your own.' },
  { pattern: /\ball the same\b/i, instead: 'Write anyway, or still.' },
  { pattern: /\btak(?:e|es|ing|en) away\b/i, instead: 'Write remove, clear, or hide.' },
  { pattern: /\bsome(?:body|one)\b/i, instead: 'Write the user, or users.' },
  { pattern: /\b(?:no|any|every)body\b/i, instead: 'Write no user, any user, or all users.' },
  { pattern: /\bwish(?:es)?\b/i, instead: 'Write request, or want.' },
];

/** Checked in headings only: there, people are always users. */
export const HEADING_WORDING: readonly WordingRule[] = [
  { pattern: /^know\b/i, instead: 'Start with the noun that developers search for.' },
  { pattern: /\bpeople\b/i, instead: 'Write users.' },
];

/** A word that a text must not contain. */
export interface FoundWord {
  word: string;
  instead: string;
}

/** Returns the first match of each rule. */
export function findWords(text: string, rules: readonly WordingRule[]): FoundWord[] {
  return rules.flatMap(({ pattern, instead }) => {
    const [word] = pattern.exec(text) ?? [];
    return word === undefined ? [] : [{ word, instead }];
  });
}
