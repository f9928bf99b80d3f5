import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/node/list-files.ts';
import { copyProject } from '../copy-project.ts';
import { runBuild, type BuildRun } from './run-build.ts';

export interface BuildStep extends BuildRun {
  name: string;
}

export interface IncrementalBuilds {
  steps: readonly BuildStep[];
  /** Files that a build with the cache and a clean build of the same state wrote differently. */
  different: readonly string[];
}

const PAGE = 'content/data-grid/sorting/page.mdx';
const DEMO = 'content/data-grid/sorting/demos/AlwaysSorted.tsx';
/** It is also converted for other date libraries. */
const PICKER_DEMO = 'content/date-pickers/date-picker/demos/AppointmentPicker.tsx';

/** Changes a label of a demo, which is in its source and in its script. */
const rename = (code: string) => code.replace('label="', 'label="Other ');

/** Returns the hash of each file of a folder. */
export function hashFiles(folder: string): ReadonlyMap<string, string> {
  return new Map(
    listFiles(folder).map((file) => {
      const content = readFileSync(path.join(folder, file));
      return [file, createHash('sha256').update(content).digest('hex')] as const;
    }),
  );
}

/** Lists the files that differ or that only one of two folders has, sorted. */
export function compareFiles(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort();
}

function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const next = edit(text);
  if (next === text) throw new Error(`Nothing to change in ${file}`);
  writeFileSync(file, next);
}

/**
 * Builds a copy of the site in a temporary folder without a cache, unchanged, after a change of one
 * page, and of demos. Then builds the same state clean, and compares the files.
 */
export async function measureIncrementalBuilds(
  root: string,
  report: (step: BuildStep) => void = () => {},
): Promise<IncrementalBuilds> {
  const copy = copyProject(root);
  const steps: BuildStep[] = [];
  const build = async (name: string, variables = {}) => {
    const step = { name, ...(await runBuild(copy, variables)) };
    report(step);
    steps.push(step);
    return hashFiles(path.join(copy, 'dist'));
  };
  try {
    await build('full');
    await build('unchanged');
    change(path.join(copy, PAGE), (text) => `${text}\nOne more sentence.\n`);
    await build('one page changed');
    change(path.join(copy, DEMO), rename);
    await build('one demo changed');
    change(path.join(copy, PICKER_DEMO), rename);
    const changed = await build('one picker demo changed');
    const clean = await build('clean, same state', { BUILD_CACHE: 'off' });
    return { steps, different: compareFiles(changed, clean) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
