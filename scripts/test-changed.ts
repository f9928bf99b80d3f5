/**
 * Runs the checks that your changes can affect: `npm run test:changed` compares with the last
 * commit, `npm run test:changed -- main` with another one. Prints the reason for each check. With
 * `--list`, runs nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import products from '../config/products.ts';
import { getPagePathname, toHref } from '../src/core/urls.ts';
import { listFiles } from '../src/node/list-files.ts';
import { ROOT } from '../src/node/load-config.ts';
import { runStages } from './test/run-stages.ts';
import { selectTests, type Selection, type WrittenPage } from './test/select-tests.ts';
import type { Stage } from './test/stages.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Lists the files that differ from a commit, including untracked files. */
function listChanged(base: string): string[] {
  const changed = git('diff', '--name-only', base, '--');
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')];
}

const content = listFiles(path.join(ROOT, 'content')).map(
  (file) => `content/${file.replaceAll(path.sep, '/')}`,
);

/** Lists the shared datasets that the demos of a page import. */
function listDatasets(folder: string): string[] {
  const demos = content.filter(
    (file) => file.startsWith(`${folder}/demos/`) && /\.tsx?$/.test(file),
  );
  return demos.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/from '(\.[^']*\/datasets\/[^']+)'/g)]
      .map(([, name]) => path.posix.join(path.posix.dirname(file), name!))
      .map((name) => (/\.tsx?$/.test(name) ? name : `${name}.ts`)),
  );
}

function listPages(): WrittenPage[] {
  return products.flatMap((product) => {
    const root = `content/${product.folder}`;
    return content
      .filter((file) => file.startsWith(`${root}/`) && file.endsWith('/page.mdx'))
      .map((file) => path.posix.dirname(file))
      .map((folder) => ({
        folder,
        path: toHref(getPagePathname(product.prefix, folder.slice(root.length + 1))),
        datasets: listDatasets(folder),
      }));
  });
}

/** Returns the stages for a selection. Linting and type checking always cover the whole project. */
function getStages({ unit, site, browser }: Selection, files: readonly string[]): Stage[] {
  const opened = browser === 'all' || browser.specs.length > 0 || browser.paths.length > 0;
  const build = site || opened ? ['build'] : [];
  const stages: Stage[] = [
    { script: 'lint' },
    ...build.map((script) => ({ script })),
    { script: 'typecheck', after: build },
  ];
  if (unit === 'all') stages.push({ script: 'test:unit' });
  if (unit === 'related') {
    // `vitest related` expects the files after its options.
    stages.push({ script: 'test:related', args: ['--passWithNoTests', ...files] });
  }
  if (site) stages.push({ script: 'test:site', after: build });
  if (browser === 'all' || browser.paths.length > 0) {
    const chosen = browser !== 'all' && { env: { TEST_PAGES: browser.paths.join() } };
    stages.push({ script: 'test:pasted', after: stages.map(({ script }) => script), ...chosen });
  }
  if (opened) {
    const selected =
      browser === 'all'
        ? {}
        : {
            args: [
              ...browser.specs,
              ...(browser.paths.length > 0 ? ['tests/e2e/every-page.spec.ts'] : []),
            ],
            ...(browser.paths.length > 0 && { env: { TEST_PAGES: browser.paths.join() } }),
          };
    stages.push({ script: 'test:e2e', after: stages.map(({ script }) => script), ...selected });
  }
  return stages;
}

/** Runs the stages. The exit code is 1 if one fails, and 130 after Ctrl+C. */
async function run(stages: readonly Stage[]): Promise<void> {
  const interrupt = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => interrupt.abort());
  }
  const results = await runStages(stages, {
    write: (text) => process.stdout.write(text),
    signal: interrupt.signal,
  });
  const complete = results.length === stages.length && results.every(({ passed }) => passed);
  process.exitCode = interrupt.signal.aborted ? 130 : complete ? 0 : 1;
}

const base = process.argv.slice(2).find((each) => !each.startsWith('-')) ?? 'HEAD';
const files = listChanged(base);
const specs = content.filter((file) => file.endsWith('/page.spec.ts'));
const selection = selectTests(files, listPages(), specs);
if (files.length === 0) {
  console.log(`Nothing differs from ${base}.`);
} else {
  const stages = getStages(selection, files);
  console.log(selection.reasons.join('\n'));
  console.log(`\nStages: ${stages.map(({ script }) => script).join(', ')}`);
  if (selection.browser !== 'all') {
    const named = [...selection.browser.specs, ...selection.browser.paths];
    if (named.length > 0) console.log(`In the browser: ${named.join(', ')}`);
  }
  if (!process.argv.includes('--list')) await run(stages);
}
