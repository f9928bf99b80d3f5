import { z } from 'zod';

const positive = z.number().nonnegative();

const runtimeSeriesSchema = z.strictObject({
  /** `DataGridPro, 20 columns` */
  name: z.string(),
  /** Rows, points or nodes of each measurement, the fewest first. */
  counts: z.array(z.number().int().positive()).min(2),
  /** Medians in milliseconds, by what was measured. */
  milliseconds: z.record(z.string(), z.array(positive)),
  /** Medians of what the heap grew by, in bytes. */
  heap: z.array(z.number()),
});
export type RuntimeSeries = z.infer<typeof runtimeSeriesSchema>;

export const runtimeEvidenceSchema = z.strictObject({
  measured: z.iso.date(),
  versions: z.record(z.string(), z.string()),
  /** What it was measured with: processor, its cores, browser. */
  machine: z.string(),
  /** Runs whose median each number is. */
  runs: z.number().int().positive(),
  series: z.record(z.string(), z.array(runtimeSeriesSchema)),
});
export type RuntimeEvidence = z.infer<typeof runtimeEvidenceSchema>;
