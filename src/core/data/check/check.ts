import type ts from 'typescript';
import type { Change } from '../../upgrade/change.ts';
import { getChangeAddress } from '../../upgrade/change.ts';
import { applyEdits, isInConflict } from '../../upgrade/edit.ts';
import { upgrade } from '../../upgrade/upgrade.ts';
import type { AsOf, DocsLibrary } from '../answers/library.ts';
import type { FileContext } from './context.ts';
import { findUses } from './find-uses.ts';
import type { CheckedFile, Finding, Fix, Report } from './finding.ts';
import { createProgram, isJavaScript, type CheckedProgram, type FileSource } from './program.ts';
import { createReference } from './reference.ts';
import { RULES } from './rules/rules.ts';
import { findTypeErrors } from './type-errors.ts';

export interface CheckOptions {
  typescript: typeof ts;
  library: DocsLibrary;
  asOf: AsOf;
  /** Absolute path of the project's folder, with slashes. */
  folder: string;
  source: FileSource;
  declarations: ReadonlyMap<string, string>;
  /** What earlier major versions had, to find names of them. */
  changes: readonly Change[];
  compilerOptions?: ts.CompilerOptions;
  registry?: ts.DocumentRegistry;
  /** Version of a package of the project, if it is known. */
  getVersion?: (name: string) => string | undefined;
}

/** What is wrong in a file. */
export interface CheckResult {
  path: string;
  code: string;
  findings: readonly Finding[];
  /** Why the file could not be checked. */
  problem?: string;
}

/** Names in which the file speaks of the documented packages. */
const MENTION = /@mui\/|@material-ui\//;

const getProblems = (program: CheckedProgram, path: string) => [
  ...program.service.getSyntacticDiagnostics(path),
  ...program.service.getSemanticDiagnostics(path),
];

/** The first fix after which the compiler reports less, or at least nothing new. */
function chooseFix(program: CheckedProgram, path: string, code: string, report: Report) {
  const { fixes = [], rule } = report;
  if (fixes.length === 0) return undefined;
  const toKeys = () => getProblems(program, path).length;
  const before = toKeys();
  return fixes.find(({ edits }) => {
    if (edits.length === 0) return false;
    const after = program.withText(path, applyEdits(code, edits), toKeys);
    return /^TS\d/.test(rule) ? after < before : after <= before;
  });
}

/** Changes that also match a slip, which the message of the compiler explains better. */
const EXPLAINED_BY_TYPES: ReadonlySet<string> = new Set(['grid-7-column-type']);

/** Findings about the names of earlier major versions. */
function findFormer(files: readonly CheckedFile[], options: CheckOptions): Map<string, Finding[]> {
  const { asOf, changes, typescript, library } = options;
  const isAtLeast = (product: string, major: number) =>
    Number.parseInt(asOf.get(product)?.version ?? library.release, 10) >= major;
  const known = changes.filter(
    ({ id, product, to }) => isAtLeast(product, to) && !EXPLAINED_BY_TYPES.has(id),
  );
  // Paths of an upgrade are those in a project.
  const inProject = files.map(({ path, code }) => ({ path: path.replace(/^\W+/, ''), code }));
  const upgraded = upgrade(inProject, { typescript, changes: known });
  return new Map(
    upgraded.map(({ items }, index) => [
      files[index]!.path,
      items
        .filter(({ certainty }) => certainty === 'certain')
        .map((item): Finding => {
          const fix: Fix = { description: 'Write it as in this version', edits: item.edits };
          return {
            ...{ path: files[index]!.path, start: item.start, end: item.end },
            message: item.message,
            ...{ kind: 'former', rule: item.change.id },
            ...(item.edits.length > 0 && { fix }),
            url: library.origin + getChangeAddress(item.change),
          };
        }),
    ]),
  );
}

/** The range of a finding with what its fix changes. */
function getReach({ start, end, fix }: Finding) {
  const edits = fix?.edits ?? [];
  return {
    start: Math.min(start, ...edits.map((edit) => edit.start)),
    end: Math.max(end, ...edits.map((edit) => edit.end)),
  };
}

function covers(one: Finding, other: Finding): boolean {
  const { start, end } = one.kind === 'former' ? getReach(one) : one;
  return start < other.end && other.start < end;
}

const KIND_ORDER = ['former', 'later', 'plan', 'mistake', 'deprecated', 'type', 'accessibility'];

/** One finding for a place: the one that says most about it. */
function mergeFindings(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  const sorted = findings.toSorted(
    (a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind),
  );
  for (const finding of sorted) {
    const isKnown = kept.some(
      (each) =>
        covers(each, finding) &&
        (/^(type|deprecated)$/.test(finding.kind) || each.rule === finding.rule),
    );
    if (!isKnown) kept.push(finding);
  }
  return kept.sort((a, b) => a.start - b.start || a.end - b.end);
}

function checkFile(
  file: CheckedFile,
  program: CheckedProgram,
  former: readonly Finding[],
  options: CheckOptions,
  files: readonly CheckedFile[],
): CheckResult {
  const { path, code } = file;
  const { typescript, library } = options;
  const [problem] = program.service.getSyntacticDiagnostics(path);
  if (problem) {
    const { line } = program.getSource(path).getLineAndCharacterOfPosition(problem.start);
    const text = typescript.flattenDiagnosticMessageText(problem.messageText, ' ');
    return { path, code, findings: [], problem: `Line ${line + 1}: ${text}` };
  }
  const reports: Report[] = [];
  const context: FileContext = {
    ...{ typescript, program, release: library.release },
    checker: program.checker(),
    source: program.getSource(path),
    reference: createReference(library, options.asOf),
    getVersion: options.getVersion ?? (() => undefined),
    files,
    report: (report) => reports.push(report),
  };
  reports.push(...findTypeErrors(context), ...findUses(context));
  for (const rule of RULES) rule(context);
  const places = reports.map(({ node }) => [node.getStart(), node.getEnd()] as const);
  const found = reports.map((report, index): Finding => {
    const [start, end] = places[index]!;
    const { kind, rule, message, page } = report;
    const isKnown = former.some((each) => each.start < end && start < each.end);
    const fix = isKnown && kind === 'type' ? undefined : chooseFix(program, path, code, report);
    return {
      ...{ path, start, end, kind, rule, message },
      ...(fix && { fix }),
      ...(page !== undefined && { url: library.origin + page }),
    };
  });
  // What the compiler mends need not be left to the author.
  const isMended = ({ start }: Finding) =>
    found.some(
      (each) => each.kind === 'type' && each.fix && !/\n/.test(code.slice(each.start, start)),
    );
  const known = former.filter((each) => each.fix || !isMended(each));
  return { path, code, findings: mergeFindings([...known, ...found]) };
}

/**
 * Finds what is wrong in code that uses the documented packages: errors of types, names of other
 * releases and plans, and mistakes that only show when the code runs.
 */
export function checkFiles(given: readonly CheckedFile[], options: CheckOptions): CheckResult[] {
  const files = given.filter(({ code }) => MENTION.test(code));
  const former = findFormer(files, options);
  const results = new Map<string, CheckResult>();
  for (const group of [
    files.filter(({ path }) => isJavaScript(path)),
    files.filter(({ path }) => !isJavaScript(path)),
  ]) {
    if (group.length === 0) continue;
    const program = createProgram({ ...options, files: group });
    for (const file of group) {
      const known = former.get(file.path) ?? [];
      results.set(file.path, checkFile(file, program, known, options, given));
    }
    program.service.dispose();
  }
  return given.map(({ path, code }) => results.get(path) ?? { path, code, findings: [] });
}

/** Applies the fixes of a file that do not touch each other. */
export function applyFixes({ code, findings }: CheckResult): { code: string; count: number } {
  const edits: Fix['edits'][number][] = [];
  let count = 0;
  for (const { fix } of findings) {
    if (!fix || isInConflict(fix.edits, edits)) continue;
    edits.push(...fix.edits);
    count += 1;
  }
  return { code: applyEdits(code, edits), count };
}
