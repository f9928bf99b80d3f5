import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import typescript from 'typescript';
import { describe, expect, it } from 'vitest';
import { CHANGES } from '../../../config/changes/index.ts';
import { upgrade, type UpgradedFile } from './upgrade.ts';

const FOLDER = path.join(import.meta.dirname, '../../../tests/fixtures/upgrade');

interface Fixture {
  title: string;
  files: { path: string; code: string }[];
  after: string;
}

/** Reads `=== title`, files as `--- path`, and what is expected after `--- after`. */
function parse(text: string): Fixture[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...sections] = part.split(/^--- /m);
      const parts = sections.map((section) => {
        const end = section.indexOf('\n');
        return { path: section.slice(0, end), code: section.slice(end + 1) };
      });
      const files = parts.filter(({ path: name }) => name !== 'after');
      const after = parts.find(({ path: name }) => name === 'after')?.code ?? '';
      return { title: head.trim(), files, after };
    });
}

/** The code after an upgrade, and a line for each item. Files that stay as they are are not shown. */
function render(files: readonly UpgradedFile[]): string {
  const single = files.length === 1;
  return files
    .flatMap((file) => [
      ...(single || file.items.length === 0 ? [] : [`[${file.path}]\n`]),
      file.code === file.upgraded ? '' : file.upgraded,
      ...(file.problem === undefined ? [] : [`# ${file.problem}\n`]),
      ...file.items.map(
        ({ line, status, certainty, change, suggestion }) =>
          `# ${line} ${status}${certainty === 'certain' ? '' : ` ${certainty}`} ${change.id}` +
          `${suggestion === undefined ? '' : `: ${suggestion}`}\n`,
      ),
    ])
    .join('');
}

function run(files: Fixture['files']): UpgradedFile[] {
  return upgrade(files, { typescript, changes: CHANGES });
}

for (const name of readdirSync(FOLDER)) {
  const file = path.join(FOLDER, name);
  const fixtures = parse(readFileSync(file, 'utf8'));
  if (process.env['UPDATE_UPGRADES']) {
    const text = fixtures.map(({ title, files }) => {
      const before = files.map((each) => `--- ${each.path}\n${each.code}`).join('');
      return `=== ${title}\n${before}--- after\n${render(run(files))}`;
    });
    writeFileSync(file, text.join(''));
  }
  describe(name.replace(/\.txt$/, ''), () => {
    it.each(parse(readFileSync(file, 'utf8')))('$title', ({ files, after }) => {
      const result = run(files);
      expect(render(result)).toBe(after);
      // What is upgraded stays as it is.
      const again = run(
        result.map(({ path: place, upgraded }) => ({ path: place, code: upgraded })),
      );
      for (const { code, upgraded } of again) expect(upgraded).toBe(code);
    });
  });
}
