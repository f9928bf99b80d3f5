import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EditedFile } from '../files.ts';
import { MOST_ADDRESS_CHARACTERS } from './payload.ts';
import { decodeEdit, encodeEdit, getEditPayload, type EditOrigin } from './share.ts';

const ORIGIN: EditOrigin = {
  page: 'https://example.com/x/react-data-grid/sorting/',
  anchor: 'SortPurchases.tsx',
  source: 'data-grid/sorting/SortPurchases',
  release: 'v7.29.13',
};

/** Reads a demo of this site with the datasets that it imports. */
function readDemo(file: string): EditedFile[] {
  const code = readFileSync(file, 'utf8');
  const imports = new Set([...code.matchAll(/from '(\.\.\/[^']*)'/g)].map(([, name]) => name!));
  return [
    { name: path.basename(file), code },
    ...[...imports].map((name) => ({
      name: `${path.basename(name)}.ts`,
      code: readFileSync(`${path.join(path.dirname(file), name)}.ts`, 'utf8'),
    })),
  ];
}

const DEMOS = globSync('content/**/demos/*.tsx').sort();

/** Returns repeatable numbers from 0 up to a limit (mulberry32). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const TEXTS = [
  '',
  '  const [value, setValue] = React.useState(0);',
  '\t<div style={{ color: "red" }}>Grüße 👋 \ud800 \0</div>\r',
  '\u2028\u2029\ufeff\\n\\',
  '// one\n// two\n',
  '__proto__',
];

/** Changes a text in one to six places, as somebody who types, pastes and removes. */
function editAtRandom(code: string, random: (limit: number) => number): string {
  let lines = code.split('\n');
  for (let step = random(6); step >= 0; step -= 1) {
    const at = random(lines.length + 1);
    const text = TEXTS[random(TEXTS.length)]!;
    const kind = random(6);
    if (kind === 0) lines.splice(at, random(8));
    else if (kind === 1) lines.splice(at, 0, text);
    else if (kind === 2) lines.splice(at, 1, text);
    else if (kind === 3) lines.splice(at, 0, ...lines.slice(at - random(10), at));
    else if (kind === 4) lines[at] = `${lines[at] ?? ''}${text}`;
    else if (random(30) === 0) lines = [];
  }
  return lines.join('\n');
}

describe('the edit of a demo', () => {
  it(`comes back from its address as it was, for ${DEMOS.length} demos`, () => {
    expect(DEMOS.length).toBeGreaterThan(1000);
    let tooLong = 0;
    for (const [seed, file] of DEMOS.entries()) {
      const original = readDemo(file);
      const random = createRandom(seed);
      const edited = original.map(({ name, code }) => ({
        name,
        code: random(4) === 0 ? code : editAtRandom(code, random),
      }));
      const encoded = encodeEdit(original, edited, ORIGIN);
      if ('tooLong' in encoded) {
        tooLong += 1;
        continue;
      }
      const { hash, href } = new URL(encoded.address);
      expect(href, `seed ${seed}, ${file}`).toMatch(/[\da-z]$/);
      expect(href, `seed ${seed}, ${file}`).toBe(encoded.address);
      const changed = edited.filter(({ code }, index) => code !== original[index]!.code);
      if (changed.length === 0) expect(hash).toBe(`#${ORIGIN.anchor}`);
      else {
        expect(decodeEdit(hash, original, ORIGIN), `seed ${seed}, ${file}`).toEqual({
          files: edited,
          changed: changed.map(({ name }) => name),
          release: ORIGIN.release,
          isAdjusted: false,
        });
      }
    }
    expect(tooLong).toBeLessThan(DEMOS.length / 50);
  });

  it('has a short address if it is a typical one', () => {
    const original = readDemo('content/data-grid/sorting/demos/SortPurchases.tsx');
    const [main] = original;
    const measure = (change: (code: string) => string) => {
      const edited = [{ ...main!, code: change(main!.code) }, ...original.slice(1)];
      const encoded = encodeEdit(original, edited, ORIGIN);
      if ('tooLong' in encoded) throw new Error('It is too long.');
      return encoded.address.length - ORIGIN.page.length;
    };
    const oneWord = measure((code) => code.replace('<DataGrid', '<DataGrid checkboxSelection'));
    expect(oneWord).toBeLessThan(256);
    const codes = DEMOS.map((file) => readFileSync(file, 'utf8'));
    const longest = codes.reduce((longer, code) => (code.length > longer.length ? code : longer));
    expect(measure(() => longest)).toBeLessThan(MOST_ADDRESS_CHARACTERS / 2);
  });

  it('is refused with its length above 8192 characters, and not cut off', () => {
    const original = [{ name: 'SortPurchases.tsx', code: '' }];
    const random = createRandom(1);
    const encode = (characters: number) => {
      const code = Array.from({ length: characters }, () =>
        String.fromCharCode(32 + random(95)),
      ).join('');
      return encodeEdit(original, [{ name: 'SortPurchases.tsx', code }], ORIGIN);
    };
    const encoded = encode(20_000);
    if (!('tooLong' in encoded)) throw new Error('It is not too long.');
    expect(encoded.length).toBeGreaterThan(MOST_ADDRESS_CHARACTERS);
    const long = encode(6_000);
    if ('tooLong' in long) throw new Error('It is too long.');
    expect(long.address.length).toBeGreaterThan(MOST_ADDRESS_CHARACTERS * 0.8);
    expect(decodeEdit(new URL(long.address).hash, original, ORIGIN)).toHaveProperty('files');
  });

  it('has no address for a file that the demo does not have', () => {
    const edited = [{ name: 'Other.tsx', code: '' }];
    expect(() => encodeEdit([], edited, ORIGIN)).toThrow('Other.tsx');
  });
});

describe('the edit of a demo that has changed since', () => {
  const original = readDemo('content/data-grid/sorting/demos/SortPurchases.tsx');
  const [main] = original;
  const withMain = (code: string) => [{ ...main!, code }, ...original.slice(1)];
  const edited = main!.code.replace('<DataGrid', '<DataGrid checkboxSelection');
  const encoded = encodeEdit(original, withMain(edited), ORIGIN);
  const hash = 'address' in encoded ? new URL(encoded.address).hash : '';

  it('is applied where it fits, and says that it was adjusted', () => {
    const later = `// A new first line.\n${main!.code}`;
    expect(decodeEdit(hash, withMain(later), ORIGIN)).toMatchObject({
      files: withMain(`// A new first line.\n${edited}`),
      changed: ['SortPurchases.tsx'],
      isAdjusted: true,
    });
  });

  it('is refused where it does not fit, with its lines as text', () => {
    const later = withMain(main!.code.replace('<DataGrid', '<DataGridPro'));
    const here = decodeEdit(hash, later, ORIGIN);
    expect(here).toMatchObject({ refusal: { reason: 'does-not-apply', release: 'v7.29.13' } });
    const text = 'refusal' in here ? here.refusal.text : '';
    expect(text).toContain('data-grid/sorting/SortPurchases v7.29.13\n\nSortPurchases.tsx\n@@ -');
    expect(text).toMatch(/\n\+.*<DataGrid checkboxSelection/);
    const next = { ...ORIGIN, release: 'v7.30.0' };
    expect(decodeEdit(hash, later, next)).toMatchObject({ refusal: { reason: 'other-release' } });
  });

  it('fits a later release that left the demo as it was', () => {
    const next = { ...ORIGIN, release: 'v7.30.0' };
    expect(decodeEdit(hash, original, next)).toMatchObject({
      files: withMain(edited),
      release: 'v7.29.13',
      isAdjusted: false,
    });
  });
});

describe('getEditPayload', () => {
  it.each([
    ['', null],
    ['#SortPurchases.tsx', null],
    ['#SortPurchases.tsx&edit', null],
    ['#SortPurchases.tsx&edit=', ''],
    ['#SortPurchases.tsx&edit=1abc', '1abc'],
    ['#SortPurchases.tsx&edit=1abc&from=mail', '1abc'],
    ['#edit=1abc', null],
  ])('reads %j as %j', (hash, payload) => {
    expect(getEditPayload(hash)).toBe(payload);
  });
});
