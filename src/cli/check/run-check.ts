import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { applyFixes } from '../../core/data/check/check.ts';
import type { CheckedFile } from '../../core/data/check/finding.ts';
import { RequestError, type Answer } from '../../core/data/answers/library.ts';
import { isScript } from '../../core/upgrade/project.ts';
import { selectFile, type SkippedFile } from '../../core/upgrade/select-files.ts';
import type { Context } from '../context.ts';
import { readFolder } from '../upgrade/upgrade-folder.ts';
import { writeWhole } from '../write-whole.ts';
import { checkProject } from './check-project.ts';
import { describeResults } from './describe-results.ts';

interface Selection {
  files: CheckedFile[];
  skipped: SkippedFile[];
}

function select(given: string): Selection {
  const place = path.resolve(given);
  if (!existsSync(place)) {
    throw new RequestError(`There is no file or folder ${given}.`);
  }
  const toPath = (name: string) => path.join(place, name).replaceAll('\\', '/');
  if (statSync(place).isDirectory()) {
    const { files, skipped } = readFolder(place, 0);
    const scripts = files.filter(({ path: name }) => isScript(name));
    return {
      files: scripts.map(({ path: name, code }) => ({ path: toPath(name), code })),
      skipped: skipped.map((each) => ({ ...each, path: path.join(given, each.path) })),
    };
  }
  if (!isScript(place)) {
    throw new RequestError(`${given} is neither TypeScript nor JavaScript.`);
  }
  const selected = selectFile(place, readFileSync(place));
  if ('reason' in selected) return { files: [], skipped: [{ ...selected, path: given }] };
  return { files: [{ path: toPath(''), code: selected.code }], skipped: [] };
}

/** Checks files and folders, and mends them if `write` says so. */
export function runCheck(
  given: readonly string[],
  context: Context,
  { write }: { write: boolean },
): Answer {
  if (given.length === 0) throw new RequestError('Name files or folders to check, such as src.');
  const selections = given.map(select);
  const all = selections.flatMap(({ files }) => files);
  const files = [...new Map(all.map((file) => [file.path, file])).values()];
  const results = checkProject(context, files);
  const answer = describeResults(results, process.cwd());
  const skipped = selections.flatMap((each) => each.skipped);
  const notes = skipped.map(({ path: file, reason }) => `Skipped ${file}: ${reason}`);
  const mended = write ? results.map((result) => ({ ...result, ...applyFixes(result) })) : [];
  for (const { path: file, code, count: fixes } of mended) {
    if (fixes > 0) writeWhole(file, code);
  }
  const fixes = mended.reduce((sum, each) => sum + each.count, 0);
  const left = results.flatMap(({ findings }) => findings).length - fixes;
  return {
    ...answer,
    found: answer.found || (write && left === 0 && results.every(({ problem }) => !problem)),
    text: [
      ...notes,
      answer.text,
      ...(write ? [`${fixes === 1 ? '1 fix' : `${fixes} fixes`} written.`] : []),
    ].join('\n'),
    data: { ...answer.data, skipped, ...(write && { fixed: fixes }) },
  };
}
