import { describe, expect, it } from 'vitest';
import type { WeighedPage } from '../../core/hosting/budgets.ts';
import { createBuildProgress } from './build-progress.ts';

function makePage(html: number, firstDemo?: number): WeighedPage {
  return {
    file: 'a.html',
    kind: 'without demos',
    weight: {
      html,
      script: 1024,
      style: 2048,
      ...(firstDemo ? { firstDemo } : {}),
      elements: 500,
      islands: 2,
      inlineListeners: 0,
    },
  };
}

function start() {
  const lines: string[] = [];
  let time = 1000;
  const progress = createBuildProgress(
    (line) => lines.push(line),
    () => time,
  );
  return { lines, progress, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('build progress', () => {
  it('prints each stage with the time since the start', () => {
    const { lines, progress, wait } = start();
    progress.startStage('bundle');
    wait(12_340);
    progress.startStage('finish');
    expect(lines).toEqual(['   0.0 s  bundle', '  12.3 s  finish']);
  });

  const RESULT = {
    pages: [makePage(1024), makePage(3072, 307_200), makePage(9216)],
    demos: 5,
    reused: new Map([['sources', { hits: 3, misses: 1 }]]),
    files: 12,
    bytes: 3 * 1024 * 1024,
  };

  it('ends with what was built, where it is, and what to do next', () => {
    const { lines, progress, wait } = start();
    wait(30_000);
    progress.end(RESULT, false);
    expect(lines).toEqual([
      'Built 3 pages with 5 demos in 30.0 s.\n' +
        'The site is in dist/ (12 files, 3.0 MiB).\n' +
        'Look at it: npm run serve',
    ]);
  });

  it('adds on request what was reused and what pages weigh', () => {
    const { lines, progress } = start();
    progress.end(RESULT, true);
    expect(lines[0]).toContain(
      '  sources: 3 of 4 from the cache\n' +
        '  a median page sends 3.0 KiB html, 1.0 KiB script, 2.0 KiB style, 300.0 KiB up to its demo\n',
    );
  });

  it('leaves out the demo size for a site without demos', () => {
    const { lines, progress } = start();
    progress.end({ pages: [], demos: 0, reused: new Map(), files: 0, bytes: 0 }, true);
    expect(lines[0]).not.toContain('up to its demo');
  });
});
