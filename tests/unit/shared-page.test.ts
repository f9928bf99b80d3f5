import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Playwright leaves the scripts of a replaced clock in the context, where they throw once the next
 * test has another page.
 */
it('browser tests that replace the clock do not share a page', () => {
  const files = globSync(['tests/e2e/**/*.spec.ts', 'content/**/page.spec.ts'], { cwd: ROOT })
    .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }))
    .filter(({ code }) => /\.clock\b/.test(code));
  expect(files.length).toBeGreaterThan(3);
  const sharing = files.filter(({ code }) => {
    const isShared = code.includes('SHARED_PAGE') || code.includes("e2e/demo.ts'");
    return isShared && !code.includes('reuseContext: false');
  });
  expect(sharing.map(({ file }) => file)).toEqual([]);
});
