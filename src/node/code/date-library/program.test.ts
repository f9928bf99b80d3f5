import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Program } from 'typescript';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectGarbage } from '../../../../tests/collect-garbage.ts';
import { createDatePrograms } from './program.ts';

let folder: string;
let getProgram: (files: readonly string[]) => Program;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  getProgram = createDatePrograms();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, code: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

it('compiles files once, with what they import', () => {
  const files = [
    write('A.ts', "import { b } from './B';\nexport const a = b;"),
    write('B.ts', 'export const b = 1;'),
  ];
  const program = getProgram(files);
  expect(getProgram(files)).toBe(program);
  expect(getProgram([files[1]!])).toBe(program);
});

it('compiles again when a file has been edited', () => {
  const file = write('A.ts', 'export const a = 1;');
  const program = getProgram([file]);
  write('A.ts', 'export const a = 2;');
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  const next = getProgram([file]);
  expect(next).not.toBe(program);
  expect(next.getSourceFile(file)?.text).toContain('= 2');
});

it('compiles files again that another program has replaced', () => {
  const [first, second] = [write('A.ts', 'export {};'), write('B.ts', 'export {};')];
  getProgram([first]);
  expect(getProgram([second]).getSourceFile(first)).toBeUndefined();
  expect(getProgram([first]).getSourceFile(first)).toBeDefined();
});

it('keeps no earlier program in memory', async () => {
  const earlier = new WeakRef(getProgram([write('A.ts', 'export {};')]));
  getProgram([write('B.ts', 'export {};')]);
  // Frames of the compiler can still refer to it in the first collection.
  for (let time = 0; time < 5 && earlier.deref(); time += 1) await collectGarbage();
  expect(earlier.deref() === undefined).toBe(true);
});
