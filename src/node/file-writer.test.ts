import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileWriter } from './file-writer.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'writer-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const at = (...parts: string[]) => path.join(parent, ...parts);
const read = (...parts: string[]) => readFileSync(at(...parts), 'utf8');
const isShared = (one: string, other: string) => statSync(at(one)).ino === statSync(at(other)).ino;

function publish(name: string, content: string) {
  mkdirSync(path.dirname(at('dist', name)), { recursive: true });
  writeFileSync(at('dist', name), content);
}

it('creates the folders of a file', () => {
  createFileWriter(at('out'))('/x/a/b.txt', 'text');
  expect(read('out/x/a/b.txt')).toBe('text');
});

it('shares a file that the published site has, too, and no other', () => {
  publish('same.txt', 'same');
  publish('other.txt', 'one');
  publish('bytes.bin', 'abc');
  const write = createFileWriter(at('dist-next'));
  write('same.txt', 'same');
  write('other.txt', 'two');
  write('bytes.bin', Buffer.from('abc'));
  write('new.txt', 'new');
  expect(isShared('dist/same.txt', 'dist-next/same.txt')).toBe(true);
  expect(isShared('dist/bytes.bin', 'dist-next/bytes.bin')).toBe(true);
  expect(isShared('dist/other.txt', 'dist-next/other.txt')).toBe(false);
  expect([read('dist/other.txt'), read('dist-next/other.txt')]).toEqual(['one', 'two']);
  expect(read('dist-next/new.txt')).toBe('new');
});

it('does not read pictures, whose names have the hash of their content', () => {
  publish('x/assets/demos/grid/A.12345678.narrow-light.avif', 'abc');
  publish('x/assets/printed/grid/A.12345678.png', 'abc');
  publish('x/assets/printed/grid/B.12345678.png', 'abc');
  publish('x/other/A.12345678.png', 'abc');
  const write = createFileWriter(at('dist-next'));
  write('/x/assets/demos/grid/A.12345678.narrow-light.avif', 'xyz');
  write('/x/assets/printed/grid/A.12345678.png', 'xyz');
  write('/x/assets/printed/grid/B.12345678.png', 'of another size');
  write('/x/other/A.12345678.png', 'xyz');
  expect(read('dist-next/x/assets/demos/grid/A.12345678.narrow-light.avif')).toBe('abc');
  expect(read('dist-next/x/assets/printed/grid/A.12345678.png')).toBe('abc');
  expect(read('dist-next/x/assets/printed/grid/B.12345678.png')).toBe('of another size');
  expect(read('dist-next/x/other/A.12345678.png')).toBe('xyz');
});

it('never changes a published file, even if a file is written twice', () => {
  publish('a.txt', 'published');
  const write = createFileWriter(at('dist-next'));
  write('a.txt', 'published');
  write('a.txt', 'later');
  expect([read('dist/a.txt'), read('dist-next/a.txt')]).toEqual(['published', 'later']);
  write('a.txt', 'published');
  expect(isShared('dist/a.txt', 'dist-next/a.txt')).toBe(true);
});

it('shares nothing with a folder that it will not replace', () => {
  publish('a.txt', 'same');
  createFileWriter(at('built'))('a.txt', 'same');
  expect(isShared('dist/a.txt', 'built/a.txt')).toBe(false);
});
