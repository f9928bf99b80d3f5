import { CHECKS, many } from './checks.ts';
import type { AccessibilityConfig, Criterion } from './config.ts';
import type { AccessibilityFinding, AccessibilityReport } from './model.ts';
import type { Result, Verdict } from './result.ts';

/** How a component fares with a success criterion. */
export interface Rating {
  criterion: Criterion;
  result: Result;
  /** What it rests on, worst first; empty if it was not tested. */
  evidence: readonly Verdict[];
  /** What helps, if it fails at least in part and something is known. */
  workaround?: string;
}

function rateFinding({ rule, help, states }: AccessibilityFinding, all: number): Verdict {
  const isMost = states.length > all / 2;
  return {
    result: isMost ? 'fails' : 'partly',
    evidence: `${help} (${rule}; ${states.length === all ? 'in all states' : states.join(', ')}).`,
  };
}

const SEVERITY: readonly Result[] = ['notTested', 'notApplicable', 'supports', 'partly', 'fails'];

/** Combines what was found about a criterion: the worst decides. */
function combine(criterion: Criterion, verdicts: readonly Verdict[]): Rating {
  const worst = verdicts.reduce<Result>(
    (found, { result }) => (SEVERITY.indexOf(result) > SEVERITY.indexOf(found) ? result : found),
    'notTested',
  );
  return { criterion, result: worst, evidence: verdicts };
}

function rateCriterion(report: AccessibilityReport, criterion: Criterion): Rating {
  const { id, notApplicable } = criterion;
  if (notApplicable !== undefined) {
    return {
      criterion,
      result: 'notApplicable',
      evidence: [{ result: 'notApplicable', evidence: notApplicable }],
    };
  }
  const checks = [CHECKS[id]?.(report) ?? []].flat();
  const findings = report.findings.filter((finding) => finding.criterion === id);
  const failing = new Set(findings.map(({ rule }) => rule));
  const passed = (report.passed[id] ?? []).filter((rule) => !failing.has(rule));
  return combine(criterion, [
    ...findings.map((finding) => rateFinding(finding, report.states.length)),
    ...checks,
    ...(passed.length > 0
      ? [
          {
            result: 'supports' as const,
            evidence: `${many(passed.length, 'rule')} of axe found nothing: ${passed.join(', ')}.`,
          },
        ]
      : []),
  ]);
}

/** Rates a component by all criteria, in their order. */
export function rateComponent(
  report: AccessibilityReport,
  {
    criteria,
    workarounds = [],
  }: Pick<AccessibilityConfig, 'criteria'> & Partial<AccessibilityConfig>,
): Rating[] {
  return criteria.map((criterion) => {
    const rating = rateCriterion(report, criterion);
    const workaround = workarounds.find(
      (each) => each.criterion === criterion.id && each.components.includes(report.component),
    );
    const isProblem = rating.result === 'partly' || rating.result === 'fails';
    return workaround && isProblem ? { ...rating, workaround: workaround.text } : rating;
  });
}

/** Returns what a rating rests on as text. */
export function renderEvidence({ evidence }: Rating): string {
  return evidence.map((verdict) => verdict.evidence).join(' ');
}

/** Counts ratings by their result. */
export function countResults(ratings: readonly Rating[]): Record<Result, number> {
  const counts = { supports: 0, partly: 0, fails: 0, notApplicable: 0, notTested: 0 };
  for (const { result } of ratings) counts[result] += 1;
  return counts;
}

/** A key that was pressed, with what a guide says about it. */
export interface PressedKey {
  key: string;
  /** Where the guide says so, and in which words; absent if none does. */
  href?: string;
  claim?: string;
  change: string;
  agrees: boolean;
}

/** A component's report and what it means. */
export interface RatedReport {
  keys: readonly PressedKey[];
  report: AccessibilityReport;
  ratings: readonly Rating[];
}
