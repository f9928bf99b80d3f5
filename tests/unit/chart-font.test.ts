import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Returns whether the part of the text font that every page loads has a character. */
function readFirstRange(): (character: string) => boolean {
  const tokens = readFileSync(path.join(ROOT, 'src/styles/tokens.css'), 'utf8');
  const ranges = /unicode-range:\s*([^;]+);/
    .exec(tokens)![1]!
    .split(',')
    .map((range) =>
      range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16)),
    );
  return (character) => {
    const code = character.codePointAt(0)!;
    return code < 0x20 || ranges.some(([from, to = from]) => code >= from! && code <= to!);
  };
}

/** Charts measure their texts once, when a second part of the font could still be on its way. */
it('the first part of the text font has what charts show', () => {
  const isInFont = readFirstRange();
  const files = globSync('content/charts/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    /[\\/](demos|datasets)[\\/]/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const missing = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return [...new Set(text)].filter((each) => !isInFont(each)).map((each) => `${file}: ${each}`);
  });
  expect(missing).toEqual([]);
});
