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
  readModuleGraph,
  readSpecFiles,
} from './test/changes.ts';
import { runPhases, type Stage } from './test/run-phases.ts';
import {
  coversStage,
  FEATURE_CHECKS,
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

/** Stages of a phase run side by side; the later ones need the built site. */
const STAGES: readonly (readonly Stage[])[] = [
  [
    { script: 'build' },
    { script: 'build:insights' },
    { script: 'test:recipes' },
    { script: 'lint' },
    { script: 'test:unit' },
    { script: 'typecheck' },
    { script: 'api', args: ['--check'] },
  ],
  [
    { script: 'test:site' },
    { script: 'test:dev' },
    { script: 'test:sandboxes' },
    { script: 'test:pasted' },
  ],
  // Two browsers at a time, which other stages would slow down.
  [{ script: 'test:e2e' }],
];

/** The stages that changed files can make fail, or whose turn it is. */
function planStages(base: string, files: readonly string[], turn: number): Stage[][] {
  return STAGES.map((stages) =>
    stages
      .filter(({ script }) =>
        script === 'api' ? needsExtraction(files) : coversStage(script, files, turn),
      )
      // What has not changed keeps to the rules.
      .map((stage) => (stage.script === 'lint' ? { ...stage, args: ['--since', base] } : stage)),
  );
}

const getCurrentTurn = () => (countCommits() ?? 0) % TURNS;

/** Everything that changed in the last commits, and a share of the rest that the commit decides. */
function planRun(): Plan {
  const commits = countCommits();
  if (commits === null || commits <= ALWAYS_COVERED_COMMITS) {
    console.log('Without the last ten commits, everything is covered.');
    return { phases: STAGES, env: {} };
  }
  const base = `HEAD~${ALWAYS_COVERED_COMMITS}`;
  const files = listChanged(base);
  const affected = listAffectedPages(files, pages);
  const { features } = selectTests(files, pages, [], readModuleGraph(base));
  if (features === 'all') {
    console.log('All tests of features run, because packages changed.\n');
  }
  const turn = getCurrentTurn();
  const env = {
    TEST_PAGES: affected.join(),
    TEST_TURN: String(turn),
    ...(features !== 'all' && {
      TEST_SPECS: [...ALWAYS_OPENED, ...features, ...selectNaming(affected, specs)].join(),
    }),
  };
  return { phases: planStages(base, files, turn), env };
}

/** Says which pages, spec files and stages the run leaves out, and lists them in a file. */
function reportLeftOut({ phases, env }: Plan): void {
  const scope = readScope(env);
  const left = pages.filter(({ path: each }) => !covers(scope, each)).map((page) => page.path);
  const tests = [...specs.map(({ file }) => file), ...FEATURE_CHECKS];
  const closed = tests.filter((file) => !coversSpec(env, file));
  const planned = new Set(phases.flat().map(({ script }) => script));
  const skipped = STAGES.flat()
    .map(({ script }) => script)
    .filter((script) => !planned.has(script));
  mkdirSync(path.join(ROOT, path.dirname(LEFT_OUT)), { recursive: true });
  writeFileSync(
    path.join(ROOT, LEFT_OUT),
    [...left, ...closed, ...skipped].map((each) => `${each}\n`).join(''),
  );
  if (left.length === 0) return;
  const turn = env['TEST_TURN'] === undefined ? '' : ` and turn ${env['TEST_TURN']} of 0 to 9`;
  const stages = skipped.length > 0 ? `; the stages ${skipped.join(', ')}` : '';
  console.log(
    `Checks that repeat for every page, demo and name cover what changed${turn}. ` +
      `Left out: ${left.length} of ${pages.length} guides (${LEFT_OUT}), and the same share of ` +
      'reference pages, names, playgrounds and projects; all but the journeys of readers in ' +
      `${closed.length} of ${tests.length} files with tests of features that did not change` +
      `${stages}. ` +
      '`npm run test:all` covers everything.\n',
  );
}

/** What a change since a commit can affect. Prints the reasons. */
function planChanged(base: string): Plan {
  const files = listChanged(base);
  const specs = content.filter((file) => file.endsWith('/page.spec.ts'));
  const {
    unit,
    site,
    features,
    pages: affected,
    reasons,
  } = selectTests(files, pages, specs, readModuleGraph(base));
  console.log(files.length === 0 ? `Nothing differs from ${base}.` : reasons.join('\n'));
  const units: Record<typeof unit, Stage[]> = {
    all: [{ script: 'test:unit' }],
    content: [{ script: 'test:content' }],
    // `vitest related` expects the files after its options.
    related: [{ script: 'test:related', args: ['--passWithNoTests', ...files] }],
    none: [],
  };
  if (features === 'all') {
    const turn = getCurrentTurn();
    const env = { TEST_PAGES: affected.join(), TEST_TURN: String(turn) };
    return { phases: planStages(base, files, turn), env };
  }
  const browser = features.filter((file) => file.endsWith('.spec.ts'));
  const isOpened = browser.length > 0;
  const onlyContent = files.every((file) => file.startsWith('content/'));
  const phases: Stage[][] = [
    [
      ...(site || isOpened ? [{ script: 'build' }] : []),
      ...(isOpened ? [{ script: 'build:insights' }] : []),
      ...(files.length > 0 ? [{ script: 'lint', args: ['--since', base] }] : []),
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
    env: { TEST_PAGES: affected.join(), TEST_SPECS: features.join() },
  };
}

const words = process.argv.slice(2);
const base = words.find((each) => !each.startsWith('-')) ?? 'HEAD';
const plan = words.includes('--all')
  ? { phases: STAGES, env: {} }
  : words.includes('--changed')
    ? planChanged(base)
    : planRun();
reportLeftOut(plan);
if (words.includes('--list')) {
  for (const { script, args = [] } of plan.phases.flat()) {
    console.log([script, ...(args.length > 9 ? [`${args.length} files`] : args)].join(' '));
  }
} else {
  process.exitCode = (await runPhases(plan.phases, plan.env)) ? 0 : 1;
}
