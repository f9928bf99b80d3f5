/** Types up to this length are shown whole. */
const SHORT = 28;
/** Unions are cut after this length. */
const UNION = 44;

const OPENING = '([{<';
const CLOSING = ')]}>';

/** Splits at a separator that is outside all brackets and strings. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const [index, character] of [...text].entries()) {
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (`'"\``.includes(character)) quote = character;
    else if (OPENING.includes(character)) depth += 1;
    // The arrow of a function type closes nothing.
    else if (CLOSING.includes(character) && text[index - 1] !== '=') depth -= 1;
    else if (character === separator && depth === 0) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** The position after the bracket that closes the first one; 0 if the text starts with no bracket. */
function findClosing(text: string): number {
  if (!text.startsWith('(')) return 0;
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return 0;
}

/** Returns a function type with the names of its parameters only; null for any other type. */
function shortenFunction(type: string): string | null {
  const signature = type.replace(/^<[^(]*>(?=\()/, '');
  const end = findClosing(signature);
  const result = /^\s*=>\s*([\s\S]+)$/.exec(signature.slice(end))?.[1];
  if (end === 0 || result === undefined) return null;
  const params = splitOutside(signature.slice(1, end - 1), ',').filter((part) => part !== '');
  const names = params.map((param) => (/^(?:\.\.\.)?\w+/.exec(param) ?? ['…'])[0]);
  return `(${names.join(', ')}) => ${shortenType(result)}`;
}

/** Cuts a union after as many members as fit. */
function shortenUnion(type: string): string | null {
  const members = splitOutside(type, '|').filter((part) => part !== '');
  if (members.length < 2) return null;
  const kept: string[] = [];
  for (const member of members.map((each) => shortenMember(each))) {
    if ([...kept, member, '…'].join(' | ').length > UNION) break;
    kept.push(member);
  }
  return kept.length === members.length ? kept.join(' | ') : [...kept, '…'].join(' | ');
}

function shortenMember(type: string): string {
  if (type.length <= UNION / 2) return type;
  const inner = /^\(([\s\S]+)\)$/.exec(type)?.[1];
  if (inner !== undefined && findClosing(type) === type.length) return `(${shortenMember(inner)})`;
  return shortenFunction(type) ?? shortenObject(type) ?? type;
}

/** Leaves out type arguments: `Value<Multiple>` becomes `Value<…>`. */
function shortenArguments(type: string): string | null {
  const [, name, rest = ''] = /^([\w.]+)<.+>((?:\[\])?)$/.exec(type) ?? [];
  return name === undefined ? null : `${name}<…>${rest}`;
}

function shortenObject(type: string): string | null {
  return type.startsWith('{') && type.endsWith('}') ? '{ … }' : null;
}

/**
 * Shortens a type to fit a table cell: a function keeps the names of its parameters, a long union
 * its first members, an object type its braces, a generic type its name. The reference shows the whole type.
 */
export function shortenType(type: string): string {
  const line = type.replace(/\s+/g, ' ').trim();
  if (line.length <= SHORT) return line;
  return (
    shortenFunction(line) ??
    shortenUnion(line) ??
    shortenObject(line) ??
    shortenArguments(line) ??
    line
  );
}
