import { describe, expect, it } from 'vitest';
import { joinReleaseNotes, parseChangelog, parseLatestRelease } from './changelog.ts';

const TEXT = `# Changelog

## v8.0.0

_Apr 1, 2026_

## 7.2.0

_Sep 9, 2025_

### Data Grid

#### \`@x/grid@7.2.0\`

- [DataGrid] Fix \`@x/grid@7.0.0\`

#### \`@x/grid-pro@7.2.0\` [![pro](https://a.test)](https://b.test "Pro plan")

Same changes as in \`@x/grid@7.2.0\`.

## 7.1.10

No date.

## v7.1.9

_March 31, 2025_

## 7.0.0-beta.1

_Jan 2, 2025_
`;

describe('parseChangelog', () => {
  it('returns the releases of one major, with dates and packages', () => {
    expect(parseChangelog(TEXT, 7)).toEqual([
      { version: '7.2.0', date: '2025-09-09', packages: ['@x/grid@7.2.0', '@x/grid-pro@7.2.0'] },
      { version: '7.1.9', date: '2025-03-31', packages: [] },
    ]);
  });

  it('returns an empty list for an empty changelog', () => {
    expect(parseChangelog('', 7)).toEqual([]);
  });
});

describe('parseLatestRelease', () => {
  const text = `# Changelog

## v7.3.0

_May 2, 2026_

### Charts

#### \`@x/charts@7.3.0\`

- [charts] Draw (#7) @ada

## 7.2.0

_Sep 9, 2025_

### Grid

#### \`@x/grid@7.2.0\`

- [DataGrid] Fix \`rows\` (again) (#12) @ada
- [l10n] Improve Danish (da-DK) locale (#13) @grace

#### \`@x/grid-pro@7.2.0\` [![pro](https://a.test)](https://b.test "Pro plan")

Same changes as in \`@x/grid@7.2.0\`, plus:

- [DataGridPro] Pin

### Docs

- [docs] Spell
`;

  it('returns the changes of the newest release of the packages', () => {
    expect(parseLatestRelease(text, ['@x/grid', '@x/grid-pro'])).toEqual({
      version: '7.2.0',
      date: '2025-09-09',
      changes: ['Fix `rows` (again)', 'Improve Danish (da-DK) locale', 'Pin'],
    });
  });

  it('returns null if no release has the packages', () => {
    expect(parseLatestRelease(text, ['@x/tree'])).toBeNull();
  });
});

it('merges the releases of several packages, newest first', () => {
  const note = (version: string, ...packages: string[]) => ({
    version,
    date: '2025-01-01',
    packages,
  });
  expect(
    joinReleaseNotes([
      [note('7.9.0', 'a'), note('7.10.0', 'a')],
      [note('7.10.0', 'a', 'b'), note('7.9.1')],
    ]),
  ).toEqual([note('7.10.0', 'a', 'b'), note('7.9.1'), note('7.9.0', 'a')]);
});
