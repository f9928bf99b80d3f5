import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { applyFixes, type CheckResult } from '../../core/data/check/check.ts';
import type { CheckedFile, Finding } from '../../core/data/check/finding.ts';
import { RequestError, type Answer } from '../../core/data/answers/library.ts';
import { isScript } from '../../core/upgrade/project.ts';
import { selectFile, type SkippedFile } from '../../core/upgrade/select-files.ts';
import type { Context } from '../context.ts';
import { readFolder, writeWhole } from '../upgrade/upgrade-folder.ts';
import { checkProject } from './check-project.ts';

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

function getPlace(code: string, offset: number) {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

function describeFinding(code: string, finding: Finding): string {
  const { start, kind, rule, message, fix, url } = finding;
  const { line, column } = getPlace(code, start);
  return [
    `  ${line}:${column}  ${kind}  ${message} (${rule})`,
    ...(fix ? [`      Fix: ${fix.description}`] : []),
    ...(url === undefined ? [] : [`      ${url}`]),
  ].join('\n');
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Describes results, with paths as seen from a folder. */
export function describeResults(results: readonly CheckResult[], from: string): Answer {
  const relate = (file: string) => path.relative(from, file) || file;
  const wrong = results.filter(({ findings, problem }) => findings.length > 0 || problem);
  const blocks = wrong.map(({ path: file, code, findings, problem }) =>
    [
      relate(file),
      ...(problem === undefined ? [] : [`  The file cannot be parsed. ${problem}`]),
      ...findings.map((finding) => describeFinding(code, finding)),
    ].join('\n'),
  );
  const findings = results.flatMap((each) => each.findings);
  const fixable = findings.filter(({ fix }) => fix).length;
  const summary =
    wrong.length === 0
      ? `${count(results.length, 'file')} checked: nothing found.`
      : `${count(results.length, 'file')} checked: ${count(findings.length, 'finding')} in ${count(wrong.length, 'file')}, ${fixable} with a fix.`;
  return {
    found: wrong.length === 0,
    text: [...blocks, summary].join('\n\n'),
    data: {
      checked: results.length,
      files: wrong.map(({ path: file, code, findings: own, problem }) => ({
        path: relate(file),
        ...(problem !== undefined && { problem }),
        findings: own.map(({ path: _, ...finding }) => ({
          ...getPlace(code, finding.start),
          ...finding,
        })),
      })),
    },
  };
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
