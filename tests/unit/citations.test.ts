import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REQUIREMENTS } from '../spec-coverage/requirements.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['config', 'content', 'docs', 'scripts', 'src', 'tests', 'tools'];

/** Files with comments or text, except test fixtures. */
const texts = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  ),
]
  .filter((file) => /\.(tsx?|mjs|css|astro|mdx?)$/.test(file))
  .filter((file) => !/^tests\/(fixtures|unit\/citations)/.test(file))
  .filter((file) => statSync(path.join(ROOT, file)).isFile());

/** Removes line breaks and comment markers, so that each sentence is on one line. */
function flatten(text: string): string {
  return text.replace(/\n\s*(\*|\/\/)?\s*/g, ' ');
}

const ID = String.raw`[a-z]+\.[a-z]+(?:-[a-z]+)*`;

/** Finds the ids after the word, as in `requirement a.b` or `requirements a.b, c.d and e.f`. */
function findCited(text: string): string[] {
  const lists = flatten(text).matchAll(
    new RegExp(String.raw`\brequirements? (${ID}(?:(?:, | and )${ID})*)`, 'g'),
  );
  return [...lists].flatMap(([, list = '']) => list.split(/, | and /));
}

/** Finds references to numbered sections of documents that are not in this repository. */
function findForeign(text: string): string[] {
  return flatten(text).match(/§|\b(behaviou?rs?|specification|spec) \d+/gi) ?? [];
}

describe('a citation in comments or documents', () => {
  const read = texts.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const);

  it('is a requirement of this repository', () => {
    const cited = read.flatMap(([file, text]) => findCited(text).map((id) => `${file} ${id}`));
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter((each) => !((each.split(' ')[1] ?? '') in REQUIREMENTS))).toEqual([]);
  });

  it('is not a numbered section of another document', () => {
    const foreign = read.flatMap(([file, text]) => findForeign(text).map((part) => [file, part]));
    expect(foreign).toEqual([]);
  });
});

describe('findCited', () => {
  it.each([
    ['/** A rule (requirement a.b). */', ['a.b']],
    [' * Source: requirements a.b, c.d-e\n * and f.g. More.', ['a.b', 'c.d-e', 'f.g']],
    ['// requirement\n  // a.b', ['a.b']],
    ['A requirement. The requirements of a page.', []],
  ])('in %j: %j', (text, ids) => {
    expect(findCited(text)).toEqual(ids);
  });
});

describe('findForeign', () => {
  it.each([
    ['behaviours §3', ['§']],
    ['Behaviours 11', ['Behaviours 11']],
    ['specification\n * 9', ['specification 9']],
    ['The behavior of 3 demos', []],
  ])('in %j: %j', (text, found) => {
    expect(findForeign(text)).toEqual(found);
  });
});
