/**
 * Runs all checks: `npm test`. Independent stages run in parallel, browser tests run alone at the
 * end. The output of each stage is printed in one piece.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../src/node/load-config.ts';
import {
  listBrowserTests,
  listFailedTests,
  readReport,
  type BrowserReport,
  type UnitReport,
} from './test/reports.ts';
import { renderFailures, renderRetries } from './test/retries-reporter.ts';
import { runStages } from './test/run-stages.ts';
import { REPORTS, STAGES } from './test/stages.ts';

const reports = path.join(ROOT, REPORTS);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const interrupt = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => interrupt.abort());
}

const begin = performance.now();
const results = await runStages(STAGES, {
  write: (text) => process.stdout.write(text),
  signal: interrupt.signal,
});
const seconds = (performance.now() - begin) / 1000;
writeFileSync(path.join(reports, 'stages.json'), JSON.stringify({ seconds, results }));

console.log('');
for (const { script, seconds: each, passed } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'} ${each.toFixed(1).padStart(7)} s  ${script}`);
}
for (const { script } of STAGES.filter((stage) => results.every((r) => r.script !== stage.script)))
  console.log(`not run            ${script}`);
console.log(
  `Total: ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s. ` +
    'Run `npm run bench tests` to see where the time went.',
);
const browser = readReport<BrowserReport>(reports, 'e2e');
const tests = (browser ? listBrowserTests(browser) : []).map((test) => ({
  ...test,
  title: `${test.file} › ${test.title}`,
}));
process.stdout.write(renderRetries(tests.filter((test) => test.flaky)));
// Last, so that the end of a long log says what to mend.
for (const { script } of results.filter((each) => !each.passed && each.script !== 'test:e2e')) {
  const report = readReport<UnitReport>(reports, script.replace('test:', ''));
  if (report) process.stdout.write(renderFailures(listFailedTests(report, ROOT), script));
}
process.stdout.write(
  renderFailures(
    tests.filter((test) => test.failed),
    'test:e2e',
  ),
);

const complete = results.length === STAGES.length && results.every(({ passed }) => passed);
process.exitCode = interrupt.signal.aborted ? 130 : complete ? 0 : 1;
