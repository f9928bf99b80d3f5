import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REQUIREMENTS, type Proof } from '../spec-coverage/requirements.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'tests/spec-coverage');
const PARTS = ['addresses', 'foundation', 'behaviours', 'reference'];

const present = readdirSync(FOLDER)
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => name !== 'requirements');
const proofs: Proof[] = [];
for (const name of present) {
  const part = (await import(`../spec-coverage/${name}.ts`)) as { default: Proof[] };
  proofs.push(...part.default);
}

/** Whether code has a test with this title: a call with the title as its first argument. */
function hasTest(code: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${literal}\\1,`).test(code);
}

describe('the requirements', () => {
  it.each(proofs)('$requirement is proven by "$test" in $file', ({ requirement, file, test }) => {
    expect(Object.keys(REQUIREMENTS)).toContain(requirement);
    const fullPath = path.join(ROOT, file);
    expect(existsSync(fullPath), file).toBe(true);
    expect(hasTest(readFileSync(fullPath, 'utf8'), test), test).toBe(true);
  });

  it('do not cite the same test twice', () => {
    const all = proofs.map(({ requirement, file, test }) => `${requirement} ${file} ${test}`);
    expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
  });

  it.runIf(PARTS.every((part) => present.includes(part)))('all have a proof', () => {
    const proven = new Set<string>(proofs.map(({ requirement }) => requirement));
    expect(Object.keys(REQUIREMENTS).filter((name) => !proven.has(name))).toEqual([]);
  });
});

describe('hasTest', () => {
  it.each([
    ["it('a b', () => {", true],
    ['it.each([])(\n  "a b",\n', true],
    ["// it is a b, ('a b c', ", false],
    ['const title = "a b";', false],
    ['', false],
  ])('in %j: %s', (code, expected) => {
    expect(hasTest(code, 'a b')).toBe(expected);
  });
});
