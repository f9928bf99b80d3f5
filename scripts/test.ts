/**
 * Runs the checks: `npm test`, `npm run test:all` (`--all`), and `npm run test:changed` (`--changed`,
 * with a commit to compare with; `--list` only says what would run). CONTRIBUTING.md says what each
 * covers.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../src/node/load-config.ts';
import { covers, coversSpec, readScope, TURNS } from './test/scope.ts';
import {
  countCommits,
  listChanged,
  listContent,
  listPages,
  readSpecFiles,
} from './test/changes.ts';
import { runPhases, type Stage } from './test/run-phases.ts';
import {
  listAffectedPages,
  needsExtraction,
  selectNaming,
  selectTests,
} from './test/select-tests.ts';

const ALWAYS_COVERED_COMMITS = 10;
const LEFT_OUT = 'test-results/left-out.txt';

interface Plan {
  /** Stages of a phase run side by side; a phase starts when the one before has passed. */
  phases: readonly (readonly Stage[])[];
  /** Variables for the tests, see scripts/test/scope.ts. */
  env: Readonly<Record<string, string>>;
}

/** What every page has: the exhaustive checks, the frame of the site, and its policies. */
const ALWAYS_OPENED = ['every-page', 'layout', 'policy', 'routes', 'shell'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);

const content = listContent();
const pages = listPages(content);
const specs = readSpecFiles();

/** Everything; the stored reference is extracted again where that can have another result. */
function planStages(isExtracted: boolean): Stage[][] {
  const extraction: Stage[] = isExtracted ? [{ script: 'api', args: ['--check'] }] : [];
  return [
    [
      { script: 'build' },
      { script: 'test:recipes' },
      { script: 'lint' },
      { script: 'test:unit' },
      { script: 'typecheck' },
      ...extraction,
    ],
    // These need the built site.
    [
      { script: 'test:site' },
      { script: 'test:dev' },
      { script: 'test:sandboxes' },
      { script: 'test:pasted' },
    ],
    // Two browsers at a time, which other stages would slow down.
    [{ script: 'test:e2e' }],
  ];
}

/** Everything that changed in the last commits, and a share of the rest that the commit decides. */
function planRun(): Plan {
  const commits = countCommits();
  if (commits === null || commits <= ALWAYS_COVERED_COMMITS) {
    console.log('Without the last ten commits, everything is covered.');
    return { phases: planStages(true), env: {} };
  }
  const files = listChanged(`HEAD~${ALWAYS_COVERED_COMMITS}`);
  const affected = listAffectedPages(files, pages);
  const { browser } = selectTests(files, pages, []);
  const env = {
    TEST_PAGES: affected.join(),
    TEST_TURN: String(commits % TURNS),
    ...(browser !== 'all' && {
      TEST_SPECS: [...ALWAYS_OPENED, ...browser, ...selectNaming(affected, specs)].join(),
    }),
  };
  return { phases: planStages(needsExtraction(files)), env };
}

/** Says which pages and spec files the run leaves out, and lists them in a file. */
function reportLeftOut(env: Plan['env']): void {
  const scope = readScope(env);
  const left = pages.filter(({ path: each }) => !covers(scope, each)).map((page) => page.path);
  const closed = specs.map(({ file }) => file).filter((file) => !coversSpec(env, file));
  mkdirSync(path.join(ROOT, path.dirname(LEFT_OUT)), { recursive: true });
  writeFileSync(
    path.join(ROOT, LEFT_OUT),
    [...left, ...closed].map((each) => `${each}\n`).join(''),
  );
  if (left.length === 0) return;
  const turn = env['TEST_TURN'] === undefined ? '' : ` and turn ${env['TEST_TURN']} of 0 to 9`;
  console.log(
    `Checks that repeat for every page, demo and name cover what changed${turn}. ` +
      `Left out: ${left.length} of ${pages.length} guides (${LEFT_OUT}), and the same share of ` +
      `reference pages, names, playgrounds and projects; ${closed.length} of ${specs.length} ` +
      'browser tests of features that did not change. `npm run test:all` covers everything.\n',
  );
}

/** What a change since a commit can affect. Prints the reasons. */
function planChanged(base: string): Plan {
  const files = listChanged(base);
  const specs = content.filter((file) => file.endsWith('/page.spec.ts'));
  const { unit, site, browser, pages: affected, reasons } = selectTests(files, pages, specs);
  console.log(files.length === 0 ? `Nothing differs from ${base}.` : reasons.join('\n'));
  const units: Record<typeof unit, Stage[]> = {
    all: [{ script: 'test:unit' }],
    content: [{ script: 'test:content' }],
    // `vitest related` expects the files after its options.
    related: [{ script: 'test:related', args: ['--passWithNoTests', ...files] }],
    none: [],
  };
  if (browser === 'all') {
    const env = { TEST_PAGES: affected.join(), TEST_TURN: String((countCommits() ?? 0) % TURNS) };
    return { phases: planStages(needsExtraction(files)), env };
  }
  const isOpened = browser.length > 0;
  const onlyContent = files.every((file) => file.startsWith('content/'));
  const phases: Stage[][] = [
    [
      ...(site || isOpened ? [{ script: 'build' }] : []),
      ...(files.length > 0 ? [{ script: 'lint' }] : []),
      ...units[unit],
    ],
    [
      ...(site ? [{ script: 'test:site' }] : []),
      ...(files.length > 0 ? [{ script: onlyContent ? 'typecheck:content' : 'typecheck' }] : []),
    ],
    affected.length > 0 ? [{ script: 'test:pasted' }] : [],
    isOpened ? [{ script: 'test:e2e', args: browser }] : [],
  ];
  return {
    phases: phases.filter((phase) => phase.length > 0),
    env: { TEST_PAGES: affected.join() },
  };
}

const words = process.argv.slice(2);
const base = words.find((each) => !each.startsWith('-')) ?? 'HEAD';
const { phases, env } = words.includes('--all')
  ? { phases: planStages(true), env: {} }
  : words.includes('--changed')
    ? planChanged(base)
    : planRun();
reportLeftOut(env);
if (words.includes('--list')) {
  for (const stage of phases.flat()) console.log([stage.script, ...(stage.args ?? [])].join(' '));
} else {
  process.exitCode = (await runPhases(phases, env)) ? 0 : 1;
}
