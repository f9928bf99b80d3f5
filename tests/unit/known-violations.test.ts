import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { KNOWN_VIOLATIONS } from '../e2e/known-violations.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const readVersion = (name: string): string => {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return (createRequire(import.meta.url)(file) as { version: string }).version;
};
const [major, minor] = readVersion('axe-core').split('.');

describe.each(KNOWN_VIOLATIONS)('$package', ({ product, package: name, version, violations }) => {
  const guide = readFileSync(path.join(ROOT, 'content', product, 'accessibility/page.mdx'), 'utf8');
  const [section = ''] = /^Automatic checks report [\s\S]*?(?=^## )/m.exec(guide) ?? [];

  it('is the release whose violations are known', () => {
    expect(readVersion(name)).toBe(version);
    expect(section).toContain(`version ${version} of \`${name}\``);
  });

  it('has the same violations in its accessibility guide', () => {
    const rules = `https://dequeuniversity.com/rules/axe/${major}.${minor}`;
    const rows = section.split('\n').filter((line) => line.startsWith('| ['));
    expect(rows).toEqual(
      violations.map(({ rule, issue }) => `| [${rule}](${rules}/${rule}) | ${issue} |`),
    );
  });
});
