import { describe, expect, it } from 'vitest';
import { listBrowserTests, type BrowserTest } from '../test/reports.ts';
import { renderRetries } from '../test/retries-reporter.ts';
import { estimateGrowth, fitGrowth, listSlowestFiles, sumByFile } from './tests.ts';

const test = (file: string, seconds: number, more: Partial<BrowserTest> = {}): BrowserTest => ({
  file,
  title: 'a title',
  seconds,
  tries: 1,
  flaky: false,
  failed: false,
  ...more,
});

describe('listBrowserTests', () => {
  it('reads titles, all tries, and the demos of a page', () => {
    const spec = (status: string, durations: number[], demos?: string) => ({
      title: 'works',
      file: 'tests/e2e/a.spec.ts',
      tests: [
        {
          status,
          annotations: demos === undefined ? [] : [{ type: 'demos', description: demos }],
          results: durations.map((duration, index) =>
            index < durations.length - 1
              ? { duration, error: { message: 'Error: late' } }
              : { duration },
          ),
        },
      ],
    });
    const suites = [
      {
        title: 'tests/e2e/a.spec.ts',
        specs: [spec('flaky', [1000, 500])],
        suites: [{ title: '/x/', specs: [spec('expected', [2000], '3')] }],
      },
    ];
    expect(listBrowserTests({ suites })).toEqual([
      test('tests/e2e/a.spec.ts', 1.5, {
        title: 'works',
        tries: 2,
        flaky: true,
        error: 'Error: late',
      }),
      test('tests/e2e/a.spec.ts', 2, { title: '/x/ › works', demos: 3 }),
    ]);
  });
});

describe('renderRetries', () => {
  it('says nothing where nothing was tried again', () => {
    expect(renderRetries([])).toBe('');
  });
  it('names each test with the error of its first try', () => {
    const error = '\u001b[31mError: late\u001b[39m\n\nExpected: 1';
    expect(renderRetries([{ title: 'a › b', error }, { title: 'c' }])).toBe(
      '\nRETRIED: 2 tests passed only on a retry. Find out why:\n  a › b\n    Error: late\n    Expected: 1\n  c\n',
    );
  });
});

describe('sumByFile', () => {
  it('puts the slowest first, and the tests beside pages together', () => {
    const tests = [
      test('content/a/page.spec.ts', 1),
      test('tests/e2e/search.spec.ts', 5),
      test('content/b/page.spec.ts', 2.04),
    ];
    expect(sumByFile(tests)).toEqual([
      { file: 'tests/e2e/search.spec.ts', tests: 1, seconds: 5 },
      { file: 'content/**/page.spec.ts', tests: 2, seconds: 3 },
    ]);
  });
});

describe('listSlowestFiles', () => {
  it('names files from the root', () => {
    const files = [
      { name: '/root/a.test.ts', startTime: 0, endTime: 1000 },
      { name: '/root/b.test.ts', startTime: 500, endTime: 4000 },
    ];
    expect(listSlowestFiles(files, '/root', 1)).toEqual([{ file: 'b.test.ts', seconds: 3.5 }]);
  });
});

describe('fitGrowth', () => {
  it('finds the cost of a page and of a demo', () => {
    const tests = [0, 4, 8].map((demos) => ({ demos, seconds: 2 + demos / 2 }));
    expect(fitGrowth(tests)).toEqual({ secondsPerPage: 2, secondsPerDemo: 0.5 });
  });
  it('has no slope where all pages are of one size', () => {
    expect(fitGrowth([{ demos: 3, seconds: 4 }])).toEqual({ secondsPerPage: 4, secondsPerDemo: 0 });
  });
});

describe('estimateGrowth', () => {
  it('lets pages, demos and the tests beside pages grow, and nothing else', () => {
    const tests = [
      test('tests/e2e/every-page.spec.ts', 2, { title: '/x/a/ › is', demos: 0 }),
      test('tests/e2e/every-page.spec.ts', 4, { title: '/x/b/ › is', demos: 4 }),
      test('tests/e2e/every-page.spec.ts', 5, { title: '/x/api/a/ › is', demos: 0 }),
      test('content/b/page.spec.ts', 3),
      test('tests/e2e/search.spec.ts', 6),
    ];
    // 20 s of tests in 10 s: one more page is 2 s, four more demos are 2 s, half of the 3 s besides.
    expect(estimateGrowth(tests, 10, { guides: 3, demos: 8 })).toEqual({
      today: { guides: 2, demos: 4 },
      growth: { secondsPerPage: 2, secondsPerDemo: 0.5 },
      browser: { today: 10, then: 12.75 },
    });
  });
  it('is nothing where no page was tested', () => {
    expect(estimateGrowth([test('tests/e2e/search.spec.ts', 6)], 10, { guides: 3, demos: 8 })).toBe(
      null,
    );
  });
});
