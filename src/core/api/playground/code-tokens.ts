/** A part of code with the class of its color, the same as in code of the pages. */
export interface CodeToken {
  text: string;
  /** Constant, string, keyword, function, or comment. */
  className?: 'c' | 's' | 'k' | 'f' | 'm';
}

const PATTERNS: readonly (readonly [NonNullable<CodeToken['className']>, RegExp])[] = [
  ['m', /\/\*[\s\S]*?\*\/|\/\/[^\n]*/],
  ['s', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/],
  [
    'k',
    /\b(?:import|export|default|from|type|interface|const|function|return|as|typeof|new|if|else|=>)\b|=>/,
  ],
  ['c', /\b(?:true|false|null|undefined|\d[\d_.]*)\b/],
  ['f', /\b[a-zA-Z_]\w*(?=\()|(?<=<\/?)[A-Z]\w*/],
];

const ALL = new RegExp(PATTERNS.map(([, { source }]) => `(${source})`).join('|'), 'g');

/** Splits code into parts by color. It reads only what playgrounds print, not any TypeScript. */
export function splitCode(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(ALL)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    const group = match.slice(1).findIndex((each) => each !== undefined);
    const className = PATTERNS[group]?.[0];
    tokens.push({ text: match[0], ...(className && { className }) });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end) });
  return tokens;
}
