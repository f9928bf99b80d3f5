import { z } from 'zod';
import type { AccessibilityConfig } from './config.ts';
import type { Rating } from './rate.ts';
import type { Result, Verdict } from './result.ts';

const findingSchema = z.strictObject({
  criterion: z.string(),
  rule: z.string(),
  help: z.string(),
});

/** What `npm run evidence:demos` found about the pages of this site and their demos. */
export const siteEvidenceSchema = z.strictObject({
  measured: z.iso.date(),
  versions: z.record(z.string(), z.string()),
  /** How many were opened. */
  pages: z.number().int().positive(),
  demos: z.number().int(),
  /** Rules of axe that had something to check, by criterion. */
  passed: z.record(z.string(), z.array(z.string())),
  /** What rules found outside of demos, with the first element and the addresses of the pages. */
  findings: z.array(
    z.strictObject({ ...findingSchema.shape, target: z.string(), pages: z.array(z.string()) }),
  ),
  /** What rules found in the documented components, with the ids of the demos. */
  inDemos: z.array(z.strictObject({ ...findingSchema.shape, demos: z.array(z.string()) })),
  /** Addresses of pages that scroll sideways at a width of 320 px. */
  scrolling: z.array(z.string()),
});
export type SiteEvidence = z.infer<typeof siteEvidenceSchema>;

/** What was measured about the site, and what it means. */
export interface SiteReport {
  evidence: SiteEvidence;
  ratings: readonly Rating[];
}

function count(found: number, all: number): Result {
  if (found === 0) return 'supports';
  return found > all / 2 ? 'fails' : 'partly';
}

/** Rates the site by all criteria. What applies to pages only is part of it. */
export function rateSite(
  { findings, passed, scrolling, pages }: SiteEvidence,
  { criteria, siteNotApplicable }: Pick<AccessibilityConfig, 'criteria' | 'siteNotApplicable'>,
): Rating[] {
  return criteria.map((criterion) => {
    const { id } = criterion;
    const reason = siteNotApplicable[id];
    if (reason !== undefined) {
      return {
        criterion,
        result: 'notApplicable',
        evidence: [{ result: 'notApplicable', evidence: reason }],
      };
    }
    const own = findings.filter((finding) => finding.criterion === id);
    const rules = (passed[id] ?? []).filter((rule) => !own.some((each) => each.rule === rule));
    const evidence: Verdict[] = [
      ...own.map(({ rule, help, pages: where }) => ({
        result: count(where.length, pages),
        evidence: `${help} (${rule}; ${where.length} of ${pages} pages, such as ${where[0]}).`,
      })),
      ...(id === '1.4.10'
        ? [
            {
              result: count(scrolling.length, pages),
              evidence:
                scrolling.length === 0
                  ? `None of ${pages} pages scrolls sideways at a width of 320 px.`
                  : `${scrolling.length} of ${pages} pages scroll sideways at a width of 320 px, such as ${scrolling[0]}.`,
            },
          ]
        : []),
      ...(rules.length > 0
        ? [
            {
              result: 'supports' as const,
              evidence: `Rules of axe found nothing on ${pages} pages: ${rules.join(', ')}.`,
            },
          ]
        : []),
    ];
    const result =
      (['fails', 'partly', 'supports'] as const).find((each) =>
        evidence.some((verdict) => verdict.result === each),
      ) ?? 'notTested';
    return { criterion, result, evidence };
  });
}
