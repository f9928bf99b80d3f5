import type { AccessibilityConfig, Criterion } from './config.ts';
import type { AccessibilityFinding, AccessibilityReport } from './model.ts';

/** The terms of VPAT 2.5, and one for what nobody has tried. */
export const RESULTS = ['supports', 'partly', 'fails', 'notApplicable', 'notTested'] as const;
export type Result = (typeof RESULTS)[number];

/** In English, for files that programs read. */
export const RESULT_NAMES: Readonly<Record<Result, string>> = {
  supports: 'Supports',
  partly: 'Partially supports',
  fails: 'Does not support',
  notApplicable: 'Not applicable',
  notTested: 'Not tested',
};

/** How a component fares with a success criterion. */
export interface Rating {
  criterion: Criterion;
  result: Result;
  /** What it rests on, worst first; empty if it was not tested. */
  evidence: readonly Verdict[];
}

/** What one check says, in a sentence. */
export interface Verdict {
  result: Result;
  evidence: string;
}

const many = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

function quote(texts: readonly string[]): string {
  const shown = texts
    .slice(0, 3)
    .map((text) => `“${text}”`)
    .join(', ');
  return texts.length > 3 ? `${shown} and ${texts.length - 3} more` : shown;
}

function rateTexts(cutOff: readonly string[], change: string): Verdict {
  return cutOff.length === 0
    ? { result: 'supports', evidence: `No text is cut off ${change}.` }
    : { result: 'partly', evidence: `Cut off ${change}: ${quote(cutOff)}.` };
}

const NOTHING_TO_FOCUS: Verdict = {
  result: 'notApplicable',
  evidence: 'Nothing in it takes the focus in this state.',
};

function rateFocus({ stops }: AccessibilityReport): Verdict {
  if (stops.length === 0) return NOTHING_TO_FOCUS;
  const hidden = stops.filter(({ isVisible }) => !isVisible);
  const names = quote(hidden.map(({ role, name }) => name || role));
  if (hidden.length === 0) {
    return {
      result: 'supports',
      evidence: `The picture of ${many(stops.length, 'stop')} of Tab changes with the focus.`,
    };
  }
  return {
    result: hidden.length === stops.length ? 'fails' : 'partly',
    evidence: `The focus changes nothing at ${many(hidden.length, 'stop')} of ${stops.length}: ${names}.`,
  };
}

function rateTrap({ stops, leaves }: AccessibilityReport): Verdict {
  if (stops.length === 0) return NOTHING_TO_FOCUS;
  if (leaves.forwards && leaves.backwards) {
    return { result: 'supports', evidence: 'Tab and Shift + Tab lead out of it.' };
  }
  const key = leaves.forwards ? 'Shift + Tab does' : 'Tab does';
  return { result: 'fails', evidence: `${key} not lead out of it.` };
}

/** WCAG asks for this contrast of what has to be seen. */
const SHAPE_CONTRAST = 3;

function rateShapes({ shapes }: AccessibilityReport): Verdict | null {
  if (!shapes) return null;
  const evidence =
    `The shape with the least contrast to the background has ${shapes.light}:1 in light ` +
    `and ${shapes.dark}:1 in dark mode.`;
  const isLow = [shapes.light, shapes.dark].filter((ratio) => ratio < SHAPE_CONTRAST).length;
  return { result: isLow === 0 ? 'supports' : isLow === 1 ? 'partly' : 'fails', evidence };
}

/** Checks that are scripted, by the criterion. Null if there was nothing to check. */
const CHECKS: Readonly<Record<string, (report: AccessibilityReport) => Verdict | null>> = {
  '1.4.4': ({ cutOff }) => rateTexts(cutOff.enlarged, 'with text of twice the size'),
  '1.4.10': ({ reflows }) =>
    reflows
      ? { result: 'supports', evidence: 'A page of 320 px does not scroll sideways.' }
      : { result: 'partly', evidence: 'A page of 320 px scrolls sideways.' },
  '1.4.11': rateShapes,
  '1.4.12': ({ cutOff }) => rateTexts(cutOff.spaced, 'with the spacing of 1.4.12'),
  '2.1.2': rateTrap,
  '2.4.3': ({ returnsFocus }) => {
    if (returnsFocus === undefined) return null;
    return returnsFocus
      ? {
          result: 'supports',
          evidence: 'Escape gives the focus back to the button that opened the popup.',
        }
      : {
          result: 'fails',
          evidence: 'Escape does not give the focus back to the button that opened the popup.',
        };
  },
  '2.4.7': rateFocus,
};

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
  const check = CHECKS[id]?.(report) ?? null;
  const findings = report.findings.filter((finding) => finding.criterion === id);
  const failing = new Set(findings.map(({ rule }) => rule));
  const passed = (report.passed[id] ?? []).filter((rule) => !failing.has(rule));
  return combine(criterion, [
    ...findings.map((finding) => rateFinding(finding, report.states.length)),
    ...(check ? [check] : []),
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
  { criteria }: Pick<AccessibilityConfig, 'criteria'>,
): Rating[] {
  return criteria.map((criterion) => rateCriterion(report, criterion));
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

/** A component's report and what it means. */
export interface RatedReport {
  report: AccessibilityReport;
  ratings: readonly Rating[];
}
