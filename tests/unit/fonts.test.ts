import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

type Has = (character: string) => boolean;

/** Returns for each part of the text font whether it has a character. */
function readParts(): Has[] {
  const tokens = readFileSync(path.join(ROOT, 'src/styles/tokens.css'), 'utf8');
  return [...tokens.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, list = '']) => {
    const ranges = list
      .split(',')
      .map((range) => range.trim().replace('U+', '').split('-'))
      .map((codes) => codes.map((code) => Number.parseInt(code, 16)));
    return (character) => {
      const code = character.codePointAt(0)!;
      return ranges.some(([from = 0, to = from]) => code >= from && code <= to);
    };
  });
}

/** Lists the characters that demos below a folder and their data sets show and that are not `known`. */
function findOthers(folder: string, known: Has): string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) =>
    /[\\/](demos|datasets)[\\/]/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  return files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll('\n', '');
    return [...new Set(text)].filter((each) => !known(each)).map((each) => `${file}: ${each}`);
  });
}

const [first, second] = readParts();

/** Charts measure their texts once, when a second part of the font could still be on its way. */
it('the first part of the text font has what charts show', () => {
  expect(findOthers('content/charts', first!)).toEqual([]);
});

/** In the font of the reader's system, a letter looks out of place in its word. */
it('the text font has all Latin letters of demos', () => {
  const isLatin = (character: string) => /\p{Script=Latin}/u.test(character);
  const isKnown: Has = (each) => !isLatin(each) || first!(each) || second!(each);
  expect(findOthers('content', isKnown)).toEqual([]);
});
