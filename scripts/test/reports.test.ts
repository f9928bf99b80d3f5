import { expect, it } from 'vitest';
import { listFailedTests } from './reports.ts';

const FILE = { startTime: 0, endTime: 1, message: '', assertionResults: [] };

it('lists the tests that failed, and files that failed without a test', () => {
  const report = {
    testResults: [
      { ...FILE, name: '/root/passed.test.ts', status: 'passed' },
      { ...FILE, name: '/root/broken.test.ts', status: 'failed', message: 'SyntaxError' },
      {
        ...FILE,
        name: '/root/a/some.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'counts', status: 'failed', failureMessages: ['expected 1 to be 2', 'more'] },
        ],
      },
    ],
  };
  expect(listFailedTests(report, '/root')).toEqual([
    { title: 'broken.test.ts', error: 'SyntaxError' },
    { title: 'a/some.test.ts › counts', error: 'expected 1 to be 2' },
  ]);
});
