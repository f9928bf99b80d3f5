/**
 * Checks the rules of code and prose: `npm run lint` in all files, `npm run lint -- --since <commit>`
 * in those that differ from a commit. If one of these configures a check, all files are checked.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../src/node/load-config.ts';
import { listChanged } from './test/changes.ts';

interface Tool {
  /** The file to run and its options. */
  command: readonly string[];
  /** The files that it checks: as a pattern for one, and as it lists all. */
  pattern: RegExp;
  all: readonly string[];
}

const PROSE = {
  pattern: /^(content\/.+\/page\.mdx|(docs\/)?[^/]+\.md)$/,
  all: ['content/**/page.mdx', 'docs/*.md', '*.md'],
};

const TOOLS: readonly Tool[] = [
  {
    command: ['eslint/bin/eslint.js', '--no-warn-ignored'],
    pattern: /\.(tsx?|mjs|astro)$/,
    all: ['.'],
  },
  {
    command: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn'],
    pattern:
      /^((src|config|insights|scripts|server|tests|tools)\/.+\.(tsx?|css|astro)|content\/.+\.tsx?|[^/]+\.(ts|mjs))$/,
    all: [
      '{src,config,insights,scripts,server,tests,tools}/**/*.{ts,tsx,css,astro}',
      'content/**/*.{ts,tsx}',
      '*.{ts,mjs}',
    ],
  },
  { command: ['cspell/bin.mjs', '--no-progress', '--no-summary'], ...PROSE },
  { command: ['textlint/bin/textlint.js', '--quiet'], ...PROSE },
];

/** Files that decide what the tools report. */
const CONFIGURATION =
  /^(package-lock\.json|(eslint|cspell|\.prettierrc|\.textlintrc)[\w.]*|scripts\/lint\.ts|tools\/.+)$/;

/** Runs a tool of the installed packages. Returns whether it has found nothing. */
function run(tool: readonly string[], files: readonly string[]): boolean {
  const [file, ...options] = tool;
  const command = [path.join(ROOT, 'node_modules', file!), ...options, ...files];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const changed = since === undefined ? [] : listChanged(since);
const isPart = since !== undefined && !changed.some((file) => CONFIGURATION.test(file));

// What is unused shows only in the whole project.
const results = [run(['knip/bin/knip.js', '--no-config-hints'], [])];
for (const { command, pattern, all } of TOOLS) {
  const files = isPart
    ? changed.filter((file) => pattern.test(file) && existsSync(path.join(ROOT, file)))
    : all;
  if (files.length > 0) results.push(run(command, files));
}
process.exitCode = results.every(Boolean) ? 0 : 1;
