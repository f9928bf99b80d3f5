import { z } from 'zod';
import { apiImportSchema } from '../model.ts';

const bytes = z.number().int().nonnegative();

/** Bytes of code: minified, with gzip (level 9), and with Brotli (quality 11). */
export const sizesSchema = z.strictObject({ minified: bytes, gzip: bytes, brotli: bytes });
export type Sizes = z.infer<typeof sizesSchema>;

/** Differences of two bundles; a few bytes below zero if one compresses better with the other. */
const addedSchema = z.strictObject({
  minified: z.number().int(),
  gzip: z.number().int(),
  brotli: z.number().int(),
});

const importCostSchema = z.strictObject({
  from: z.string(),
  /** A bundle of this import alone, with React and everything else that it needs. */
  alone: sizesSchema,
});

export const exportCostSchema = z.strictObject({
  name: z.string(),
  /** By each path that it can be imported from, in the order of the reference. */
  imports: z.array(importCostSchema).min(1),
  /** What the first import adds to an application with React. */
  react: addedSchema,
  /** What it adds to one with Material UI too. */
  material: addedSchema,
  /** What it adds to one with a component of its package too; absent for that component. */
  package: addedSchema.optional(),
  /** Packages that load when they are needed, and that no size here contains. */
  onDemand: z.array(z.string()).optional(),
});
export type ExportCost = z.infer<typeof exportCostSchema>;

export const costEvidenceSchema = z.strictObject({
  /** Day of the measurement: `2026-11-28`. */
  measured: z.iso.date(),
  /** Versions of all packages that the sizes depend on. */
  versions: z.record(z.string(), z.string()),
  /** Sizes of the applications that imports are added to, by `react`, `material` or a package. */
  apps: z.record(z.string(), sizesSchema),
  /** Sizes of the packages that load on demand. */
  onDemand: z.record(z.string(), sizesSchema),
  exports: z.array(exportCostSchema),
});
export type CostEvidence = z.infer<typeof costEvidenceSchema>;

/** Something that readers can tick. */
const costItemSchema = z.strictObject({
  name: z.string(),
  /** Folder of its product, and how it is imported; absent for the applications. */
  product: z.string().optional(),
  import: apiImportSchema.optional(),
  kind: z.enum(['app', 'component', 'part', 'hook', 'adapter']),
  /** Numbers of the chunks that it needs. */
  chunks: z.array(z.number().int().nonnegative()),
  /** Packages that load when they are needed, and that no total contains. */
  onDemand: z.array(z.string()).optional(),
});
export type CostItem = z.infer<typeof costItemSchema>;

/**
 * Code that the same items need, so that a total counts it once: number of its package, bytes
 * minified, bytes with gzip.
 */
const costChunkSchema = z.tuple([bytes, z.number().nonnegative(), z.number().nonnegative()]);
export type CostChunk = z.infer<typeof costChunkSchema>;

export const costTotalsSchema = z.strictObject({
  measured: z.iso.date(),
  versions: z.record(z.string(), z.string()),
  packages: z.array(z.string()),
  chunks: z.array(costChunkSchema),
  items: z.array(costItemSchema),
  /**
   * By the application: bundles of it with items have `factor` × bytes ^ `exponent`, where bytes are
   * what the chunks of the items add up to. Code compresses a little better in a large bundle than in
   * a small one.
   */
  corrections: z.record(
    z.string(),
    z.strictObject({ factor: z.number().positive(), exponent: z.number().positive() }),
  ),
  /** How far totals of random sets were from bundles of them. */
  verified: z.strictObject({
    sets: z.number().int().positive(),
    /** Largest difference as a share: 0.02 is 2 %. */
    largest: z.number().nonnegative(),
    mean: z.number().nonnegative(),
  }),
});
export type CostTotals = z.infer<typeof costTotalsSchema>;

/** What items need of the code of the packages themselves, without what others wrote. */
const costReleaseSchema = z.strictObject({
  /** `7.5` */
  name: z.string(),
  /** Versions of the packages. */
  versions: z.record(z.string(), z.string()),
  /** Minified bytes of the chunks. */
  chunks: z.array(bytes),
  /** Numbers of the chunks, by the name of the item; without what the release does not have. */
  items: z.record(z.string(), z.array(z.number().int().nonnegative())),
});
export type CostRelease = z.infer<typeof costReleaseSchema>;

export const costReleasesSchema = z.strictObject({
  measured: z.iso.date(),
  /** Oldest first; the last one is the installed release. */
  releases: z.array(costReleaseSchema),
});
export type CostReleases = z.infer<typeof costReleasesSchema>;
