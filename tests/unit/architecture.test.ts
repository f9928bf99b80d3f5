import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { IMPORT_RULES } from '../../tools/import-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TEXT = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');

function getSection(title: string): string {
  return TEXT.split(/^## /m).find((section) => section.startsWith(title)) ?? '';
}

/** Renders the import rules as the table that ARCHITECTURE.md must contain. */
function renderImportTable(): string {
  const list = (names: readonly string[] = []) => names.map((name) => `\`${name}\``).join(', ');
  const rows = Object.entries(IMPORT_RULES).map(
    ([folder, { folders, packages, virtual = [], node }]) =>
      `| \`${folder}\` | ${list(folders) || '–'} | ${list([...packages, ...virtual, ...(node ? ['node:*'] : [])]) || '–'} |`,
  );
  return ['| in | folders | packages |', '|---|---|---|', ...rows].join('\n');
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Whether a file imports another one, or a virtual module that the other one provides. */
function isLinked(from: string, to: string): boolean {
  const specifiers = [...read(from).matchAll(/from '([^']+)'/g)].map(([, name]) => name!);
  return specifiers.some((name) =>
    name.startsWith('virtual:')
      ? read(to).includes(`'${name}'(`)
      : path.posix.join(path.posix.dirname(from), name) === to,
  );
}

describe('ARCHITECTURE.md', () => {
  it('lists every source folder, and only folders that exist', () => {
    const named = [...getSection('Folders').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
    const inSource = readdirSync(path.join(ROOT, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/${name}`);
    expect(named.filter((name) => name?.startsWith('src/')).sort()).toEqual(inSource.sort());
    expect(named.filter((name) => !existsSync(path.join(ROOT, name ?? '')))).toEqual([]);
  });

  it('shows the enforced import rules', () => {
    const shown = /<!-- import-rules -->\n([\s\S]*?)\n?<!-- \/import-rules -->/.exec(TEXT)?.[1];
    expect(shown).toBe(renderImportTable());
  });

  it('mentions only files that exist', () => {
    const files = [...TEXT.matchAll(/`((?:src|config|scripts|content|tests)\/[^`*…]+\.\w+)`/g)];
    expect(files.length).toBeGreaterThan(5);
    expect(
      files.map(([, file]) => file!).filter((file) => !existsSync(path.join(ROOT, file))),
    ).toEqual([]);
  });

  it('counts the files from a page to its HTML, each linked to an earlier one', () => {
    const [, word, list = ''] =
      /^From a page to its HTML in (\w+) files: (.+?)\. A test/m.exec(TEXT) ?? [];
    const [page, ...chain] = [...list.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
    expect(page).toBe('page.mdx');
    expect(word).toBe(NUMBERS[chain.length + 1]);
    expect(read(chain[0]!)).toContain(`'${page}'`);
    const unlinked = chain.filter(
      (file, index) =>
        index > 0 &&
        !chain
          .slice(0, index)
          .some((earlier) => isLinked(earlier, file) || isLinked(file, earlier)),
    );
    expect(unlinked).toEqual([]);
  });
});
