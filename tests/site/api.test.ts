import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listHtmlFiles } from '../../src/node/finish/html-files.ts';

const REFERENCE = path.resolve(import.meta.dirname, '../../dist/x/api');

let pages: { file: string; html: string }[] = [];
beforeAll(async () => {
  const files = await listHtmlFiles(REFERENCE);
  pages = files.map((file) => ({
    file: path.relative(REFERENCE, file),
    html: /<article[\s\S]*<\/article>/.exec(readFileSync(file, 'utf8'))?.[0] ?? '',
  }));
});

/** The order of what a page of a component or an interface can have. */
const ORDER = ['import', 'props', 'slots', 'classes', 'properties', 'used-by', 'details', 'demos'];

function getHeadings(html: string): string[] {
  return [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id!);
}

describe('a page of the reference', () => {
  test('has the members before the demos', () => {
    const entities = pages.filter(({ html }) => html.includes('<h2 id="import"'));
    expect(entities.length).toBeGreaterThan(100);
    for (const { file, html } of entities) {
      const known = getHeadings(html).filter((id) => ORDER.includes(id));
      expect(known, file).toEqual(ORDER.filter((id) => known.includes(id)));
      const [row, demos] = [html.indexOf('class="api-row"'), html.indexOf('class="api-demos"')];
      expect(row, file).toBeGreaterThan(0);
      if (demos >= 0) expect(demos, file).toBeGreaterThan(row);
      const before = html.slice(html.indexOf('<h2 id="import"'), row);
      expect(before, file).not.toContain('href="/x/react-');
    }
  });
});

describe('an index of the reference', () => {
  test('describes every page in a line', () => {
    const indexes = pages.filter(({ file }) => /^[\w-]+\/index\.html$/.test(file));
    expect(indexes.length).toBeGreaterThan(3);
    for (const { file, html } of indexes) {
      const entries = [...html.matchAll(/<ul class="api-index">([\s\S]*?)<\/ul>/g)].flatMap(
        ([, list]) => list!.split('<li>').slice(1),
      );
      const others = pages.filter((page) => page.file.startsWith(`${path.dirname(file)}/`));
      expect(entries, file).toHaveLength(others.length - 1);
      for (const entry of entries) expect(entry, file).toMatch(/<p>[A-Z\d][^<]{8,}[.!?]<\/p>/);
    }
  });
});
