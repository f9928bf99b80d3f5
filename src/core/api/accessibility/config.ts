import { z } from 'zod';

const criterionSchema = z.strictObject({
  /** `1.4.3` */
  id: z.string().regex(/^\d\.\d\.\d+$/),
  name: z.string().min(1),
  level: z.enum(['A', 'AA']),
  /** Why it does not apply to components, one sentence; absent if it does. */
  notApplicable: z.string().min(1).optional(),
});
export type Criterion = z.infer<typeof criterionSchema>;

/** What accessibility is measured against, and what people have added to the measurements. */
export const accessibilityConfigSchema = z.strictObject({
  /** WCAG 2.2, levels A and AA, in its order. */
  criteria: z.array(criterionSchema).length(55),
  /** Why a criterion does not apply to this site, by its id: one sentence. */
  siteNotApplicable: z.record(z.string(), z.string().min(1)),
  /** What helps against a failure, with the state of a scene in which it was tried: one sentence. */
  workarounds: z.array(
    z.strictObject({
      components: z.array(z.string().min(1)).min(1),
      criterion: z.string(),
      state: z.string(),
      text: z.string().min(1),
    }),
  ),
});
export type AccessibilityConfig = z.infer<typeof accessibilityConfigSchema>;
