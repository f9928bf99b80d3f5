import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectGarbage } from '../../../tests/collect-garbage.ts';
import { finishDocuments } from './finish-documents.ts';

const getDocument = (title: string, body = '') =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="About ${title} and more"><link rel="canonical" href="https://example.com/${title}/"></head><body><script type="module" src="/x/assets/of-${title}.js"></script>${body}</body></html>`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, html: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'index.html'), html);
}

describe('finishDocuments', () => {
  it('changes all documents of the folder, in the order of their files', async () => {
    write('second', getDocument('second-page'));
    write('first', getDocument('first-page'));
    const documents = await finishDocuments(folder, (html) =>
      html.replace('</body>', 'Added</body>'),
    );
    expect(documents.map(({ head, facts }) => [head.title, facts.scripts])).toEqual([
      ['first-page', ['/x/assets/of-first-page.js']],
      ['second-page', ['/x/assets/of-second-page.js']],
    ]);
    for (const { file } of documents) expect(readFileSync(file, 'utf8')).toContain('Added</body>');
  });

  it('keeps what it finds in the documents, and not their texts', async () => {
    const size = 4 * 1024 ** 2;
    for (let page = 0; page < 10; page += 1) {
      write(`page-${page}`, getDocument(`page-number-${page}`, 'text '.repeat(size / 5)));
    }
    const before = await collectGarbage();
    const documents = await finishDocuments(folder, (html) => html);
    const after = await collectGarbage();
    expect(documents).toHaveLength(10);
    // The last text that any regular expression was applied to is always kept.
    expect(after - before).toBeLessThan(2 * size);
  });
});
