import { z } from 'zod';

/** Limits of the data files that the site provides in addition to its pages. */
export const dataConfigSchema = z.strictObject({
  /** Maximum size of a full-text file in bytes. Longer texts continue in another file. */
  maxFullTextBytes: z.int().positive(),
  /** Number of releases in the feed, newest first. */
  feedEntries: z.int().positive(),
});
export type DataConfig = z.infer<typeof dataConfigSchema>;
