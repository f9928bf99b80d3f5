import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { SiteEvidence } from '../src/core/api/accessibility/site.ts';
import type { DemoEvidence, DemoHealth } from '../src/core/demo/health.ts';
import { getInstalledVersions } from '../src/node/load-evidence.ts';
import { hasLibraries } from '../src/node/demo/convert-demos.ts';
import { getDemoId, listDemoFiles } from '../src/node/demo/demo-files.ts';
import { getDemoHash } from '../src/node/demo/load-health.ts';
import { loadConfig, ROOT } from '../src/node/load-config.ts';
import { COMPUTED_LIBRARIES } from '../src/core/demo/date-library.ts';
import type { PageEvidence } from './evidence/site.ts';

/**
 * Tries every demo of the built site, and the site itself, and writes what came of it into
 * `evidence/demos.json` and `evidence/site.json`. Needs a build; takes about half an hour.
 */
const FOLDER = path.join(ROOT, '.cache/evidence');
mkdirSync(FOLDER, { recursive: true });

function run(name: string, args: readonly string[], env: Record<string, string> = {}): string {
  const started = performance.now();
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    env: { ...process.env, ...env },
  });
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  return stdout + stderr;
}

/** Returns the files with a type error, from `content` on. */
function findTypeErrors(): ReadonlySet<string> {
  const output = run('types', ['node_modules/typescript-7/bin/tsc', '-p', 'content']);
  return new Set(
    [...output.matchAll(/^(content\/\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file!),
  );
}

/** Returns the ids of the demos that do not run as pasted, with any date library. */
function findBrokenPastes(): ReadonlySet<string> {
  const file = path.join(FOLDER, 'pasted.json');
  run('pasted', [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'pasted'],
    ...['--reporter=json', `--outputFile=${file}`],
  ]);
  const report = readFileSync(file, 'utf8');
  const { success } = JSON.parse(report) as { success: boolean };
  if (success) return new Set();
  const ids = [...report.matchAll(/[a-z-]+(?:\/[a-z0-9-]+)*\/[A-Z]\w*(?=[.:])/g)];
  return new Set(ids.map(([id]) => id));
}

const listSuites = (suite: JSONReportSuite): JSONReportSuite[] => [
  suite,
  ...(suite.suites ?? []).flatMap(listSuites),
];

function openPages(): PageEvidence[] {
  const file = path.join(FOLDER, 'pages.json');
  run(
    'pages',
    ['node_modules/@playwright/test/cli.js', 'test', 'take-evidence', '--reporter=json'],
    {
      TAKE_EVIDENCE: 'true',
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
  return suites
    .flatMap(listSuites)
    .flatMap(({ specs }) =>
      specs.flatMap(({ tests }) =>
        tests.flatMap(({ results }) =>
          results.flatMap(({ attachments }) =>
            attachments.flatMap(({ name, body }) =>
              name === 'evidence' && body
                ? [JSON.parse(Buffer.from(body, 'base64').toString('utf8')) as PageEvidence]
                : [],
            ),
          ),
        ),
      ),
    );
}

/** Counts the tests beside a page that name a demo. */
function countTests(folder: string, name: string): number {
  let text: string;
  try {
    text = readFileSync(path.join(ROOT, 'content', folder, 'page.spec.ts'), 'utf8');
  } catch {
    return 0;
  }
  return text.split(/^\s*test\(/m).filter((block) => new RegExp(`['"#]${name}['"]`).test(block))
    .length;
}

const versions = getInstalledVersions(
  loadConfig().products.flatMap(({ packages = [] }) => packages.map((name) => ({ name }))),
  { measuredWith: ['react', '@mui/material', 'axe-core'] },
);
const measured = new Date().toISOString().slice(0, 10);
const typeErrors = findTypeErrors();
const broken = findBrokenPastes();
const pages = openPages();

function getHealth(file: string): DemoHealth {
  const id = getDemoId(file);
  const shown = pages.filter(({ demos }) => demos.includes(id));
  const found = shown.flatMap(({ violations }) => violations.filter(({ demo }) => demo === id));
  return {
    hash: getDemoHash(file),
    compiles: !typeErrors.has(path.relative(ROOT, file)),
    messages: shown.length === 0 ? null : shown.flatMap(({ messages }) => messages).length,
    violations: new Set(found.map(({ target }) => target)).size,
    runsPasted: !broken.has(id),
    libraries: hasLibraries(file) ? COMPUTED_LIBRARIES.length + 1 : 0,
    tests: countTests(path.dirname(id), path.basename(id)),
  };
}

const demos: DemoEvidence = {
  measured,
  versions,
  demos: Object.fromEntries(listDemoFiles().map((file) => [getDemoId(file), getHealth(file)])),
};

const passed: Record<string, string[]> = {};
for (const page of pages) {
  for (const [criterion, rules] of Object.entries(page.passed)) {
    passed[criterion] = [...new Set([...(passed[criterion] ?? []), ...rules])].sort();
  }
}
const own = pages.flatMap(({ path: address, violations }) =>
  violations.filter(({ demo }) => demo === null).map((each) => ({ ...each, address })),
);
const site: SiteEvidence = {
  measured,
  versions,
  pages: pages.length,
  demos: pages.flatMap((page) => page.demos).length,
  passed,
  findings: [...Map.groupBy(own, ({ criterion, rule }) => `${criterion} ${rule}`).values()].map(
    (each) => ({
      criterion: each[0]!.criterion,
      rule: each[0]!.rule,
      help: each[0]!.help,
      target: each[0]!.target,
      pages: [...new Set(each.map(({ address }) => address))].sort(),
    }),
  ),
  inDemos: [
    ...Map.groupBy(
      pages.flatMap(({ violations }) => violations.filter(({ demo }) => demo !== null)),
      ({ criterion, rule }) => `${criterion} ${rule}`,
    ).values(),
  ].map((each) => ({
    criterion: each[0]!.criterion,
    rule: each[0]!.rule,
    help: each[0]!.help,
    demos: [...new Set(each.map(({ demo }) => demo!))].sort(),
  })),
  scrolling: pages.filter(({ reflows }) => !reflows).map(({ path: address }) => address),
};

const write = (name: string, value: object) =>
  writeFileSync(path.join(ROOT, 'evidence', name), `${JSON.stringify(value, null, 1)}\n`);
write('demos.json', demos);
write('site.json', site);
const failing = Object.entries(demos.demos).filter(
  ([, { compiles, messages, runsPasted }]) => !compiles || messages !== 0 || !runsPasted,
);
console.log(`${pages.length} pages, ${Object.keys(demos.demos).length} demos`);
for (const [id, health] of failing) console.log(`${id}: ${JSON.stringify(health)}`);
