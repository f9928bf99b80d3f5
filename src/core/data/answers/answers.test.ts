import { describe, expect, it } from 'vitest';
import type { ApiHistory } from '../../api/history/schema.ts';
import { findStoredRelease } from './library.ts';
import { readLockedVersions } from './locked-versions.ts';
import { findNearest } from './names.ts';
import { splitSections } from './pages.ts';

describe('readLockedVersions', () => {
  it('reads the lock file of npm, also of a workspace', () => {
    const text = JSON.stringify({
      packages: {
        'node_modules/@mui/x-charts': { version: '7.1.0' },
        'node_modules/@mui/x-charts/node_modules/dayjs': { version: '1.0.0' },
        'apps/web/node_modules/@mui/x-charts': { version: '6.20.0' },
      },
    });
    expect([...readLockedVersions('package-lock.json', text)]).toEqual([
      ['@mui/x-charts', '7.1.0'],
    ]);
    expect(readLockedVersions('package-lock.json', text, 'apps/web').get('@mui/x-charts')).toBe(
      '6.20.0',
    );
  });

  it('reads the lock files of pnpm, Yarn and Bun', () => {
    const pnpm = `packages:\n\n  '@mui/x-data-grid@7.12.1(@mui/material@6.0.0)':\n    x: 1\n\n  dayjs@1.11.13:\n`;
    expect(Object.fromEntries(readLockedVersions('pnpm-lock.yaml', pnpm))).toEqual({
      '@mui/x-data-grid': '7.12.1',
      dayjs: '1.11.13',
    });
    const yarn = `"@mui/x-data-grid@npm:^7.0.0":\n  version: 7.12.1\n\ndayjs@^1.11.0:\n  version "1.11.13"\n`;
    expect(Object.fromEntries(readLockedVersions('yarn.lock', yarn))).toEqual({
      '@mui/x-data-grid': '7.12.1',
      dayjs: '1.11.13',
    });
    const bun = `{ "packages": {\n    "@mui/x-data-grid": ["@mui/x-data-grid@7.12.1", "", {}],\n} }`;
    expect([...readLockedVersions('bun.lock', bun)]).toEqual([['@mui/x-data-grid', '7.12.1']]);
  });

  it('takes the highest of several versions, and nothing of what it cannot read', () => {
    const pnpm = '  dayjs@1.9.0:\n  dayjs@1.11.13:\n  dayjs@1.10.0:\n';
    expect(readLockedVersions('pnpm-lock.yaml', pnpm).get('dayjs')).toBe('1.11.13');
    expect(readLockedVersions('package-lock.json', '{ broken').size).toBe(0);
  });
});

describe('findStoredRelease', () => {
  const history = {
    releases: ['6.19', '6.20', '7.0', '7.12'].map((name) => ({ name, packages: [] })),
  } as unknown as ApiHistory;
  const find = (version: string) => findStoredRelease({ history, hrefs: {}, renames: {} }, version);

  it('finds the minor version, else the one before it, else the nearest', () => {
    expect(find('7.12.3')).toEqual({ release: '7.12', isExact: true });
    expect(find('7.5.0')).toEqual({ release: '7.0', isExact: false });
    expect(find('6.20.5')).toEqual({ release: '6.20', isExact: true });
    expect(find('5.17.0')).toEqual({ release: '6.19', isExact: false });
    expect(find('8.1.0')).toEqual({ release: '7.12', isExact: false });
  });
});

describe('findNearest', () => {
  it('finds names with a typo and parts of names, the nearest first, each once', () => {
    const names = ['rowHeight', 'rowCount', 'getRowHeight', 'columns', 'rowHeight'];
    expect(findNearest('rowHeigt', names)).toEqual(['rowHeight', 'rowCount', 'getRowHeight']);
    expect(findNearest('RowHeight', names)[0]).toBe('rowHeight');
    expect(findNearest('zzz', names)).toEqual([]);
  });
});

describe('splitSections', () => {
  it('splits at headings, and not at comments in code', () => {
    const markdown =
      '---\ntitle: A\n---\n# A\n\n## One\n```bash\n## no\n```\n### Two\n~~~~\n~~~\n## no\n~~~~\n';
    expect(splitSections(markdown).map(({ depth, title }) => `${depth} ${title}`)).toEqual([
      '1 ',
      '2 One',
      '3 Two',
    ]);
  });
});
