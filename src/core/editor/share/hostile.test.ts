import { deflateSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hashOriginal, writeEditText } from './edit.ts';
import { findChanges } from './file-changes.ts';
import { hashText } from './hash-text.ts';
import { MOST_UNPACKED_BYTES, packText } from './payload.ts';
import { decodeEdit, encodeEdit, type RefusalReason } from './share.ts';

const ORIGINAL = [
  { name: 'SortPurchases.tsx', code: 'one\ntwo\nthree\nfour\nfive\n' },
  { name: 'harvest.ts', code: 'export const rows = [];\n' },
];
const TARGET = { source: 'data-grid/sorting/SortPurchases', release: 'v7.29.13' };

const [main] = ORIGINAL;
const CHANGE = findChanges(main!.code, main!.code.replace('three', '3'))[0]!;
const HASH = hashOriginal(main!.code);
/** The change of a valid edit, as it is written. */
const WRITTEN = [CHANGE.start, CHANGE.removed, CHANGE.place, ...CHANGE.lines];

const toHash = (payload: string) => `#SortPurchases.tsx&edit=${payload}`;
const decode = (payload: string) => decodeEdit(toHash(payload), ORIGINAL, TARGET);

/** Packs bytes like an edit, with the right checksum. */
function pack(bytes: Uint8Array, format = '1'): string {
  const data = Buffer.from(bytes).toString('base64url');
  return `${format}${data}${hashText(data, 4)}`;
}

const packJson = (value: unknown) => packText(JSON.stringify(value));
const packFile = (...file: unknown[]) => packJson([TARGET.release, TARGET.source, file]);
const packChange = (...change: unknown[]) => packFile('SortPurchases.tsx', HASH, change);

/** Packs an edit whose only line is these bytes. */
function packLine(...bytes: number[]): string {
  const [before = '', after = ''] = JSON.stringify([
    TARGET.release,
    TARGET.source,
    [main!.name, HASH, [CHANGE.start, CHANGE.removed, CHANGE.place, '|']],
  ]).split('|');
  const text = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
  return pack(deflateSync(text));
}

const VALID_TEXT = JSON.stringify([TARGET.release, TARGET.source, [main!.name, HASH, WRITTEN]]);
const VALID = packChange(...WRITTEN);
const ZEROS = new Uint8Array(6_000_000);

it('accepts the edit that the hostile ones differ from', () => {
  expect(decode(VALID)).toMatchObject({
    files: [{ name: 'SortPurchases.tsx', code: 'one\ntwo\n3\nfour\nfive\n' }, ORIGINAL[1]],
  });
  const { release, source } = TARGET;
  const edit = {
    release,
    source,
    files: [{ name: main!.name, original: HASH, changes: [CHANGE] }],
  };
  expect(packText(writeEditText(edit))).toBe(VALID);
  expect(decode(packLine(0xc3, 0xbc))).toMatchObject({ changed: ['SortPurchases.tsx'] });
});

describe('a hostile address is refused', () => {
  it.each<[string, string, RefusalReason]>([
    // What is no payload at all.
    ['nothing', '', 'broken'],
    ['only a format', '1', 'broken'],
    ['only a format and a checksum', `1${hashText('', 4)}`, 'broken'],
    ['a script', '<script>alert(1)</script>', 'broken'],
    ['an encoded script', '%3Cscript%3E', 'broken'],
    ['standard base64', '1+/==zzzz', 'broken'],
    ['padding', `${VALID}=`, 'broken'],
    ['a space', `${VALID} `, 'broken'],
    ['a line break', `${VALID}\n`, 'broken'],
    ['letters of other scripts', '1аbсdеf', 'broken'],
    ['a lone surrogate', `1${'\ud800'}abc`, 'broken'],
    ['a NUL', '1\0abc', 'broken'],
    // What was written by something else.
    ['a later format', VALID.replace('1', '2'), 'other-format'],
    ['no format', `z${VALID.slice(1)}`, 'other-format'],
    // What was changed on its way.
    ['a missing last character', VALID.slice(0, -1), 'broken'],
    ['a missing half', VALID.slice(0, VALID.length / 2), 'broken'],
    ['a missing character in the middle', VALID.slice(0, 40) + VALID.slice(41), 'broken'],
    ['a character too many', `${VALID}A`, 'broken'],
    ['two swapped characters', VALID.replace(/(.)(.)$/, '$2$1'), 'broken'],
    ['lower case', VALID.toLowerCase(), 'broken'],
    ['a wrong checksum', `${VALID.slice(0, -4)}zzzz`, 'broken'],
    // What is packed wrong, with the right checksum.
    ['base64 of an impossible length', `1abcde${hashText('abcde', 4)}`, 'broken'],
    [
      'random bytes',
      pack(Uint8Array.from({ length: 300 }, (_, index) => (index * 157) % 256)),
      'broken',
    ],
    ['an unknown kind of block', pack(Uint8Array.of(0b111)), 'broken'],
    [
      'truncated compression',
      pack(deflateSync(Buffer.from('[]'.repeat(99))).slice(0, -3)),
      'broken',
    ],
    ['a zlib stream', pack(zlibSync(Buffer.from('[]'))), 'broken'],
    ['no text', pack(deflateSync(new Uint8Array())), 'broken'],
    ['wrong UTF-8', packLine(0xc3, 0x28), 'broken'],
    ['a surrogate in UTF-8', packLine(0xed, 0xa0, 0x80), 'broken'],
    ['an overlong UTF-8 slash', packLine(0xc0, 0xaf), 'broken'],
    ['a byte order mark', packText(`\ufeff${VALID_TEXT}`), 'broken'],
    // A stored block that is larger than its memory throws before it is copied.
    ['much more than fits', pack(deflateSync(ZEROS, { level: 9 })), 'too-large'],
    [
      'a byte more than fits',
      pack(deflateSync(ZEROS.subarray(0, MOST_UNPACKED_BYTES + 1))),
      'too-large',
    ],
    [
      'as much as fits, of nothing',
      pack(deflateSync(ZEROS.subarray(0, MOST_UNPACKED_BYTES))),
      'broken',
    ],
    // What is no edit.
    ['no JSON', packText('edit'), 'broken'],
    ['half of a JSON', packText('["v7.29.13"'), 'broken'],
    ['deep JSON', packText('['.repeat(200_000)), 'broken'],
    ['deep JSON that is closed', packText(`${'['.repeat(60_000)}${']'.repeat(60_000)}`), 'broken'],
    ['null', packJson(null), 'broken'],
    ['a number', packJson(1), 'broken'],
    ['an object', packJson({ 0: TARGET.release, length: 3 }), 'broken'],
    ['an object with a prototype', packText('{"__proto__":["v7.29.13"]}'), 'broken'],
    ['an empty list', packJson([]), 'broken'],
    ['no file', packJson([TARGET.release, TARGET.source]), 'broken'],
    [
      'a release that is a text',
      packJson(['<b>7</b>', TARGET.source, ['a', 'b', WRITTEN]]),
      'broken',
    ],
    [
      'a release that is a list',
      packJson([['v7.29.13'], TARGET.source, ['a', 'b', WRITTEN]]),
      'broken',
    ],
    ['a very long release', packJson([`v7.29.1-${'a'.repeat(99)}`, TARGET.source, []]), 'broken'],
    [
      'a source with a script',
      packJson([TARGET.release, 'a/<script>', ['a', 'b', WRITTEN]]),
      'broken',
    ],
    ['a source outside', packJson([TARGET.release, '../../a', ['a', 'b', WRITTEN]]), 'broken'],
    ['an address as source', packJson([TARGET.release, '//evil.example/a', []]), 'broken'],
    // Files.
    ['a script in a name', packFile('<img src=x onerror=alert(1)>.tsx', HASH, WRITTEN), 'broken'],
    ['a path in a name', packFile('../SortPurchases.tsx', HASH, WRITTEN), 'broken'],
    ['a name that is a number', packFile(1, HASH, WRITTEN), 'broken'],
    ['a very long name', packFile(`a${'b'.repeat(9999)}.tsx`, HASH, WRITTEN), 'broken'],
    ['no name', packFile(), 'broken'],
    ['no change', packFile('SortPurchases.tsx', HASH), 'broken'],
    ['a hash that is none', packFile('SortPurchases.tsx', '<b>', WRITTEN), 'broken'],
    ['a file that is an object', packJson([TARGET.release, TARGET.source, { 0: 'a' }]), 'broken'],
    [
      'the same file twice',
      packJson([
        TARGET.release,
        TARGET.source,
        ...Array(2).fill(['SortPurchases.tsx', HASH, WRITTEN]),
      ]),
      'broken',
    ],
    ['a file of another demo', packFile('Other.tsx', HASH, WRITTEN), 'unknown-file'],
    ['the name of a prototype', packFile('__proto__', HASH, WRITTEN), 'unknown-file'],
    ['the name of a method', packFile('constructor', HASH, WRITTEN), 'unknown-file'],
    ['other letters of a name', packFile('sortharvest.tsx', HASH, WRITTEN), 'unknown-file'],
    // Changes.
    ['a change that is a text', packFile('SortPurchases.tsx', HASH, 'change'), 'broken'],
    ['an empty change', packChange(), 'broken'],
    ['a negative line', packChange(-1, 1, 'aaaa'), 'broken'],
    ['a fraction of a line', packChange(0.5, 1, 'aaaa'), 'broken'],
    ['a negative number of lines', packChange(2, -1, 'aaaa'), 'broken'],
    ['a line that is a text', packChange('0', 1, 'aaaa'), 'broken'],
    ['no number', packChange(null, 1, 'aaaa'), 'broken'],
    ['an infinite number', packText('["v7.29.13","a/b",["a","b",[1e999,1,"aaaa"]]]'), 'broken'],
    ['a place that is a number', packChange(0, 1, 5), 'broken'],
    ['lines that are lists', packChange(2, 1, CHANGE.place, ['3']), 'broken'],
    ['lines that are objects', packChange(2, 1, CHANGE.place, { toString: 'x' }), 'broken'],
    ['two lines in one', packChange(2, 1, CHANGE.place, '3\n4'), 'broken'],
    ['overlapping changes', packFile('SortPurchases.tsx', HASH, WRITTEN, WRITTEN), 'broken'],
    [
      'changes out of order',
      packFile('SortPurchases.tsx', HASH, [4, 0, 'aaaa'], WRITTEN),
      'broken',
    ],
    ['a line that is far away', packChange(2 ** 53 - 1, 1, 'aaaa', 'x'), 'does-not-apply'],
    ['more lines than there are', packChange(0, 2 ** 53 - 1, 'aaaa', 'x'), 'does-not-apply'],
    ['a place that is not there', packChange(2, 1, 'aaaa', '3'), 'does-not-apply'],
    [
      'the place of another release',
      packJson(['v7.0.0', TARGET.source, ['SortPurchases.tsx', HASH, [2, 1, 'aaaa', '3']]]),
      'other-release',
    ],
    [
      'another demo',
      packJson([TARGET.release, 'data-grid/sorting/Other', ['SortPurchases.tsx', HASH, WRITTEN]]),
      'other-demo',
    ],
    [
      'another date library',
      packJson([TARGET.release, `${TARGET.source}.luxon`, ['SortPurchases.tsx', HASH, WRITTEN]]),
      'other-demo',
    ],
    // Length.
    ['a million characters', 'A'.repeat(1_000_000), 'too-long'],
    ['a million characters after an edit', `${VALID}&${'A'.repeat(1_000_000)}`, 'too-long'],
    ['a character too many for an address', 'A'.repeat(8193 - toHash('').length), 'too-long'],
  ])('with %s', (_name, payload, reason) => {
    expect(decode(payload)).toMatchObject({ refusal: { reason } });
  });

  it('wherever one of its characters was changed', () => {
    for (let index = 1; index < VALID.length; index += 1) {
      const changed = VALID[index] === 'A' ? 'B' : 'A';
      const payload = `${VALID.slice(0, index)}${changed}${VALID.slice(index + 1)}`;
      expect(decode(payload), `character ${index}`).toMatchObject({
        refusal: { reason: 'broken' },
      });
    }
  });

  it('without memory for what it would unpack to', () => {
    const bomb = pack(deflateSync(ZEROS, { level: 9 }));
    expect(toHash(bomb).length).toBeLessThan(8192);
    const before = process.memoryUsage().arrayBuffers;
    decode(bomb);
    const used = process.memoryUsage().arrayBuffers - before;
    expect(used).toBeLessThan(2 * MOST_UNPACKED_BYTES);
  });

  it('without a trace on the prototype of objects', () => {
    decode(packFile('__proto__', HASH, WRITTEN));
    decode(packText('["v7.29.13","a/b",{"__proto__":{"polluted":1}}]'));
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

it('keeps what a demo has as text: nothing in an edit is code before it runs', () => {
  const code = '</script><script>alert(1)</script><!-- ${alert(1)} `';
  const edited = [{ ...main!, code }, ORIGINAL[1]!];
  const origin = { page: 'https://example.com/', anchor: 'SortPurchases.tsx', ...TARGET };
  const encoded = encodeEdit(ORIGINAL, edited, origin);
  const hash = 'address' in encoded ? encoded.address.replace(/^[^#]*/, '') : '';
  expect(hash).toMatch(/^#SortPurchases\.tsx&edit=[\w-]+$/);
  expect(decodeEdit(hash, ORIGINAL, TARGET)).toMatchObject({ files: edited });
});
