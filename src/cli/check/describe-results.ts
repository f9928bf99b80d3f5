import path from 'node:path';
import type { CheckResult } from '../../core/data/check/check.ts';
import type { Finding } from '../../core/data/check/finding.ts';
import type { Answer } from '../../core/data/answers/library.ts';

/** Line and column of an offset, both counted from 1. */
export function getPlace(code: string, offset: number) {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Shows a fix that is one short edit as its code; a longer one is only described. */
function describeFix(code: string, { description, edits }: NonNullable<Finding['fix']>): string {
  const [edit, ...others] = edits;
  if (!edit || others.length > 0) return description;
  const [before, after] = [code.slice(edit.start, edit.end), edit.text].map((text) => text.trim());
  if (!before || !after || `${before}${after}`.length > 80 || /\n/.test(before + after)) {
    return description;
  }
  return `${description}: \`${before}\` → \`${after}\``;
}

function describeFinding(code: string, finding: Finding): string {
  const { start, kind, rule, message, fix, url } = finding;
  const { line, column } = getPlace(code, start);
  return [
    `  ${line}:${column}  ${kind}  ${message} (${rule})`,
    ...(fix ? [`      Fix: ${describeFix(code, fix)}`] : []),
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
