import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashCode, listModuleGraph } from './code-hash.ts';

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const hash = () => hashCode(root, [path.join(root, 'a.ts')]);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'code-'));
  write('node_modules/.package-lock.json', '{}');
  write('a.ts', "import { b } from './b.ts';\nnew URL('./lib/worker.ts', import.meta.url);");
  write('b.ts', "export * from './a.ts';\nexport type { C } from './lib/c.ts';");
  write('lib/worker.ts', "import data from '../data.json' with { type: 'json' };");
  write('lib/c.ts', "import ts from 'typescript';");
  write('data.json', '1');
  write('other.ts', '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('finds modules, threads and data, also in a cycle', () => {
  const found = listModuleGraph([path.join(root, 'a.ts')]);
  expect(found.map((file) => path.relative(root, file))).toEqual([
    'a.ts',
    'b.ts',
    'data.json',
    'lib/c.ts',
    'lib/worker.ts',
  ]);
});

describe('hashCode', () => {
  it.each(['a.ts', 'b.ts', 'lib/worker.ts', 'data.json', 'node_modules/.package-lock.json'])(
    'changes with %s',
    (name) => {
      const before = hash();
      write(name, "import './b.ts'; // changed");
      expect(hash()).not.toBe(before);
    },
  );

  it('stays the same for other files', () => {
    const before = hash();
    write('other.ts', '// changed');
    expect(hash()).toBe(before);
  });

  it('is null if nobody knows what is installed', () => {
    rmSync(path.join(root, 'node_modules/.package-lock.json'));
    expect(hash()).toBeNull();
  });
});
