import { z } from 'zod';

/** Sizes of what the site offers as data beside its pages. */
export const dataConfigSchema = z.strictObject({
  /** Largest size of one file with the full text of a product; what does not fit goes on in another. */
  maxFullTextBytes: z.int().positive(),
  /** How many releases the feed names, the newest first. */
  feedEntries: z.int().positive(),
});
export type DataConfig = z.infer<typeof dataConfigSchema>;
