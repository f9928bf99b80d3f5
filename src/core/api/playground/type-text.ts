const OPENING = '([{<';
const CLOSING = ')]}>';

/** Splits a type at separators that are outside all brackets and strings. */
export function splitType(text: string, separators: string): string[] {
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
    else if (depth === 0 && separators.includes(character)) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether one pair of brackets encloses the whole text. */
function isEnclosed(text: string): boolean {
  if (!text.startsWith('(') || !text.endsWith(')')) return false;
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return index === text.length - 1;
  }
  return false;
}

/** Removes line breaks, comments and brackets around the whole type. */
export function cleanType(text: string): string {
  const line = text
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\/\/[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return isEnclosed(line) ? cleanType(line.slice(1, -1)) : line;
}

/** Returns the members of a union, and of a type that is none, itself. */
export function splitUnion(text: string): string[] {
  const parts = splitType(cleanType(text), '|');
  // What follows the arrow of a function belongs to what it returns.
  const arrow = parts.findIndex((part) => !isEnclosed(part) && isFunction(part));
  const members = arrow < 0 ? parts : [...parts.slice(0, arrow), parts.slice(arrow).join(' | ')];
  return members.map(cleanType);
}

/** Whether a type without brackets around it is that of a function. */
function isFunction(text: string): boolean {
  return /^(?:<[^(]*>|new )?\s*\(.*\) =>/.test(text);
}

/** Removes the keywords, the name, and the parameters of the declaration of a type. */
export function getDeclaredType(text: string): string {
  return cleanType(text)
    .replace(/^(?:export )?(?:declare )?(?:type|interface) \w+(?:<.*?>(?= extends| =| \{))?/, '')
    .replace(/^ extends [^{]+/, '')
    .replace(/^\s*=?\s*\|?/, '')
    .replace(/;\s*$/, '');
}

/** Returns the properties of an object type; null if it has something else too. */
export function readObjectType(
  text: string,
): { name: string; type: string; isOptional: boolean }[] | null {
  const inner = /^\{(.*)\}$/.exec(cleanType(text))?.[1];
  if (inner === undefined) return null;
  const members = splitType(inner, ';,').map((member) => {
    const [, key = '', mark, type = ''] =
      /^(?:readonly )?'?([\w-]+)'?(\?)?: (.*)$/.exec(member) ?? [];
    return { name: key, type, isOptional: mark !== undefined };
  });
  return members.every((member) => member.name !== '') ? members : null;
}
