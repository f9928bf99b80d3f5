import { parse } from 'sucrase/dist/parser/index.js';
import { TokenType as tt } from 'sucrase/dist/parser/tokenizer/types.js';

const NAME = new Set<number>([tt.jsxName, tt.name, tt.dot, tt.colon]);

/** A closing tag that does not belong to the element that is open. */
export interface WrongTag {
  /** Offset of its name. */
  at: number;
  /** Names without brackets; `''` is a fragment. */
  name: string;
  expected: string;
}

/**
 * Finds the first closing tag in JSX that has another name than its opening tag. The compiler does
 * not compare them.
 */
export function findWrongTag(code: string, isTyped: boolean): WrongTag | null {
  const { tokens } = parse(code, true, isTyped, false);
  /** Open elements, the innermost last. `isTag` until the end of the opening tag. */
  const open: { name: string; isTag: boolean }[] = [];
  const readName = (index: number) => {
    let end = index;
    while (NAME.has(tokens[end]?.type ?? tt.eof)) {
      // An attribute comes after a space, the parts of a name follow each other.
      if (end > index && tokens[end]!.start > tokens[end - 1]!.end) break;
      end += 1;
    }
    return end === index ? '' : code.slice(tokens[index]!.start, tokens[end - 1]!.end);
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const { type } = tokens[index]!;
    if (type === tt.jsxTagEnd) {
      const element = open.at(-1);
      if (!element?.isTag) continue;
      element.isTag = false;
      if (tokens[index - 1]!.type === tt.slash) open.pop();
    }
    if (type !== tt.jsxTagStart) continue;
    if (tokens[index + 1]?.type !== tt.slash) {
      open.push({ name: readName(index + 1), isTag: true });
      continue;
    }
    const name = readName(index + 2);
    const expected = open.pop()?.name ?? '';
    if (name !== expected) return { at: tokens[index + 2]!.start, name, expected };
    // Its end is not that of the tag around it.
    while (tokens[index]?.type !== tt.jsxTagEnd && index < tokens.length) index += 1;
  }
  return null;
}
