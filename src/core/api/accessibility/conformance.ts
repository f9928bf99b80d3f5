import type { Criterion } from './config.ts';
import type { RatedReport } from './rate.ts';
import { RESULTS, type Result } from './result.ts';

/** How all components together fare with a criterion, as procurement asks for it. */
export interface Conformance {
  criterion: Criterion;
  /** Clause of EN 301 549 for web content: `9.1.4.3`. */
  clause: string;
  result: Result;
  /** Components by their result, without those to which the criterion does not apply. */
  components: Readonly<Partial<Record<Result, readonly string[]>>>;
}

/**
 * The result of all components: what holds for each; partial as soon as one is not as the others.
 * Nothing that was tested hides what was not.
 */
function combine(counts: Readonly<Partial<Record<Result, readonly string[]>>>): Result {
  const present = RESULTS.filter((result) => counts[result] !== undefined);
  const [only] = present;
  if (only === undefined) return 'notApplicable';
  if (present.length === 1) return only;
  if (present.includes('partly') || present.includes('fails')) return 'partly';
  // Some support it, the others were not tested.
  return 'notTested';
}

/** Returns the conformance of all components by all criteria of a level, in their order. */
export function getConformance(
  reports: readonly RatedReport[],
  level: Criterion['level'],
): Conformance[] {
  const criteria = reports[0]?.ratings.map(({ criterion }) => criterion) ?? [];
  return criteria.flatMap((criterion, at) => {
    if (criterion.level !== level) return [];
    const components: Partial<Record<Result, string[]>> = {};
    for (const { report, ratings } of reports) {
      const { result } = ratings[at]!;
      if (result !== 'notApplicable') (components[result] ??= []).push(report.component);
    }
    return [{ criterion, clause: `9.${criterion.id}`, result: combine(components), components }];
  });
}
