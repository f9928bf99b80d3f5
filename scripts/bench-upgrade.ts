/**
 * The upgrade of real code of version 6, against the declarations of version 7: `npm run
 * bench:upgrade`, with the published packages below, or `npm run bench:upgrade -- <folder>` with
 * code of your own. The packages are downloaded into a temporary folder, and nothing is kept.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import typescript from 'typescript';
import { CHANGES } from '../config/changes/index.ts';
import type { UpgradeFile } from '../src/core/upgrade/project.ts';
import { upgrade, type UpgradedFile } from '../src/core/upgrade/upgrade.ts';
import { readFolder } from '../src/cli/upgrade/upgrade-folder.ts';
import { findTypeErrors } from '../src/node/demo/find-type-errors.ts';

/** Published packages that contain code of version 6, with the folder that has it. */
const PACKAGES = [
  { name: '@mui/x-data-grid-generator@6.20.4', folder: '.' },
  { name: '@jsonforms/material-renderers@3.2.1', folder: 'src' },
  { name: '@refinedev/mui@5.14.4', folder: 'src' },
];

const CONFIG = JSON.stringify({
  compilerOptions: {
    jsx: 'preserve',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    types: [],
  },
});

/** Errors about packages that are not installed, and what follows from them. */
const FOREIGN = new Set(['TS2307', 'TS7016', 'TS7006', 'TS7031', 'TS2724', 'TS7026']);

interface TypeErrorPlace {
  path: string;
  line: number;
}

function findErrors(files: readonly UpgradeFile[]): TypeErrorPlace[] {
  const scripts = files.filter(({ path: name }) => /\.tsx?$/.test(name));
  const users = new Set(
    scripts.filter(({ code }) => code.includes('@mui/x-')).map(({ path: name }) => name),
  );
  const output = findTypeErrors({
    'tsconfig.json': CONFIG,
    ...Object.fromEntries(scripts.map(({ path: name, code }) => [name, code])),
  });
  return [...output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+)/gm)].flatMap(
    ([, name = '', line = '', number = '']) =>
      FOREIGN.has(number) || !users.has(name) ? [] : [{ path: name, line: Number(line) }],
  );
}

const countFiles = (errors: readonly TypeErrorPlace[]) =>
  new Set(errors.map(({ path: name }) => name)).size;

/** The line of an offset once the edits before it are applied. */
function getUpgradedLine({ code, items }: UpgradedFile, offset: number): number {
  const edits = items.flatMap((item) => item.edits).filter(({ end }) => end <= offset);
  const known = new Set<string>();
  let lines = code.slice(0, offset).split('\n').length;
  for (const { start, end, text } of edits) {
    const key = `${start} ${end} ${text}`;
    if (known.has(key)) continue;
    known.add(key);
    lines += text.split('\n').length - code.slice(start, end).split('\n').length;
  }
  return lines;
}

/** Whether an item that is left names the line of an error. */
function isNamed({ path: name, line }: TypeErrorPlace, files: readonly UpgradedFile[]): boolean {
  const file = files.find((each) => each.path === name);
  return (file?.items ?? []).some(
    (item) => item.status === 'left' && getUpgradedLine(file!, item.start) === line,
  );
}

function measure(name: string, files: readonly UpgradeFile[]) {
  const started = performance.now();
  const result = upgrade(files, { typescript, changes: CHANGES });
  const milliseconds = Math.round(performance.now() - started);
  const before = findErrors(files);
  const after = findErrors(result.map((file) => ({ path: file.path, code: file.upgraded })));
  const wrong = new Set(before.map((error) => error.path));
  const items = result.flatMap((file) => file.items);
  return {
    code: name,
    files: files.length,
    'with errors': countFiles(before),
    'with errors after': countFiles(after),
    'new errors': countFiles(after.filter((error) => !wrong.has(error.path))),
    'errors named': `${after.filter((error) => isNamed(error, result)).length} of ${after.length}`,
    edits: items.filter(({ status }) => status === 'changed').length,
    left: items.filter(({ status }) => status === 'left').length,
    ms: milliseconds,
  };
}

const [folder] = process.argv.slice(2);
const rows = [];
if (folder === undefined) {
  for (const { name, folder: part } of PACKAGES) {
    const place = mkdtempSync(path.join(tmpdir(), 'bench-upgrade-'));
    try {
      execFileSync('npm', ['pack', name, '--silent'], { cwd: place });
      execFileSync('sh', ['-c', 'tar xzf *.tgz'], { cwd: place });
      rows.push(measure(name, readFolder(path.join(place, 'package', part), 7).files));
    } finally {
      rmSync(place, { recursive: true });
    }
  }
} else {
  const place = path.resolve(process.env['INIT_CWD'] ?? '', folder);
  rows.push(measure(folder, readFolder(place, 7).files));
}
console.table(rows);
