import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEdit, removeEdit, writeEdit } from './edits.ts';

const files = (code: string) => [
  { name: 'SortPurchases.tsx', code },
  { name: 'harvest.ts', code: 'export const rows = [];' },
];

const stored = new Map<string, string>();
/** How many characters the storage takes in all. */
let space = Infinity;

function getSize(): number {
  return [...stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
}

const STORAGE = {
  getItem: (key: string) => stored.get(key) ?? null,
  removeItem: (key: string) => void stored.delete(key),
  setItem(key: string, value: string) {
    const before = stored.get(key);
    stored.set(key, value);
    if (getSize() <= space) return;
    if (before === undefined) stored.delete(key);
    else stored.set(key, before);
    throw new DOMException('Full', 'QuotaExceededError');
  },
};

beforeEach(() => {
  stored.clear();
  space = Infinity;
  vi.stubGlobal('window', { sessionStorage: STORAGE });
});
afterEach(() => vi.unstubAllGlobals());

describe('an edit', () => {
  it('is kept by its key until it is removed', () => {
    expect(readEdit('a|TS')).toBeNull();
    expect(writeEdit('a|TS', files('1'))).toBe(true);
    expect(writeEdit('a|JS', files('2'))).toBe(true);
    expect(readEdit('a|TS')).toEqual(files('1'));
    expect(readEdit('a|JS')).toEqual(files('2'));
    removeEdit('a|TS');
    expect(readEdit('a|TS')).toBeNull();
    expect(readEdit('a|JS')).toEqual(files('2'));
    removeEdit('a|JS');
    expect([...stored]).toEqual([['docs-edits', '[]']]);
  });

  it('may have any name, also those of prototypes', () => {
    for (const key of ['__proto__', 'constructor', '', 's']) {
      expect(readEdit(key)).toBeNull();
      writeEdit(key, files(key));
      expect(readEdit(key)).toEqual(files(key));
    }
  });
});

describe('of many edits', () => {
  it('the twenty that were changed last are kept', () => {
    for (let index = 0; index < 20; index += 1) writeEdit(`demo ${index}`, files(`${index}`));
    writeEdit('demo 0', files('changed'));
    for (let index = 20; index < 30; index += 1) writeEdit(`demo ${index}`, files(`${index}`));
    const kept = Array.from({ length: 30 }, (_, index) => index).filter((index) =>
      readEdit(`demo ${index}`),
    );
    expect(kept).toEqual([0, ...Array.from({ length: 19 }, (_, index) => index + 11)]);
    expect(stored.size).toBe(21);
  });

  it('the oldest make room in a full storage', () => {
    for (let index = 0; index < 10; index += 1) writeEdit(`demo ${index}`, files('x'.repeat(1000)));
    space = getSize();
    expect(writeEdit('large', files('x'.repeat(2500)))).toBe(true);
    expect(readEdit('large')).toEqual(files('x'.repeat(2500)));
    expect(readEdit('demo 0')).toBeNull();
    expect(readEdit('demo 9')).not.toBeNull();
    expect(JSON.parse(stored.get('docs-edits')!)).toHaveLength(stored.size - 1);
  });

  it('one that is too large for the storage is not kept, and what it was before stays', () => {
    writeEdit('a', files('before'));
    space = 500;
    expect(writeEdit('a', files('x'.repeat(1000)))).toBe(false);
    expect(readEdit('a')).toEqual(files('before'));
    expect(writeEdit('b', files('x'.repeat(1000)))).toBe(false);
    expect(readEdit('b')).toBeNull();
    expect(JSON.parse(stored.get('docs-edits')!)).not.toContain('b');
  });

  it('one of a million characters does not take the room of all others', () => {
    writeEdit('a', files('1'));
    space = 5_000_000;
    expect(writeEdit('b', files('x'.repeat(1_000_000)))).toBe(false);
    expect(readEdit('a')).toEqual(files('1'));
  });
});

describe('a storage that is broken', () => {
  it.each([
    'null',
    '',
    '{',
    '1',
    '"text"',
    '[]',
    '{}',
    '{"files":1}',
    '{"files":[]}',
    '{"files":{"0":{"name":"a","code":"b"},"length":1}}',
    '{"files":[null]}',
    '{"files":["a"]}',
    '{"files":[{"name":"a"}]}',
    '{"files":[{"name":1,"code":"b"}]}',
    '{"files":[{"name":"a","code":"b"},{}]}',
  ])('has no edit in %s', (value) => {
    stored.set('docs-edit:a', value);
    expect(readEdit('a')).toBeNull();
    expect(writeEdit('a', files('1'))).toBe(true);
    expect(readEdit('a')).toEqual(files('1'));
  });

  it('loses only what else stands in it', () => {
    stored.set('docs-edit:a', '{"files":[{"name":"a","code":"b","run":true}],"link":5,"more":1}');
    expect(readEdit('a')).toEqual([{ name: 'a', code: 'b' }]);
  });

  it.each(['', '{', 'null', '5', '{"length":30}', '[1,null,["a"],"a"]'])(
    'works with %s as its list',
    (list) => {
      stored.set('docs-edits', list);
      expect(writeEdit('a', files('1'))).toBe(true);
      removeEdit('b');
      expect(readEdit('a')).toEqual(files('1'));
      expect(JSON.parse(stored.get('docs-edits')!)).toEqual(['a']);
    },
  );

  it('keeps nothing and throws nothing where it is forbidden', () => {
    vi.stubGlobal('window', {
      get sessionStorage() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
    expect(readEdit('a')).toBeNull();
    expect(writeEdit('a', files('1'))).toBe(false);
    expect(() => removeEdit('a')).not.toThrow();
  });
});
