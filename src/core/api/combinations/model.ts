import { z } from 'zod';

const id = z.string().regex(/^[a-z][A-Za-z]*$/);

/** A feature of the grid whose combinations are tried, in the order of the table. */
export const gridFeaturesSchema = z.array(
  z.strictObject({
    /** As `scripts/evidence/combinations-app.tsx` names it. */
    id,
    name: z.string(),
    plan: z.enum(['community', 'pro', 'premium']),
    /** Its guide. */
    page: z.string().startsWith('/x/react-data-grid/'),
  }),
);
export type GridFeature = z.infer<typeof gridFeaturesSchema>[number];

/** What came of trying every two features together in a browser. */
export const combinationEvidenceSchema = z.strictObject({
  measured: z.iso.date(),
  versions: z.record(z.string(), z.string()),
  /** All pairs of these were tried. */
  features: z.array(id),
  failures: z.array(
    z.strictObject({
      features: z.tuple([id, id]),
      /** The feature that does not do what it does alone. */
      fails: id,
      /** What was seen instead: "the row cannot be dragged". */
      problem: z.string(),
    }),
  ),
});
export type CombinationEvidence = z.infer<typeof combinationEvidenceSchema>;
