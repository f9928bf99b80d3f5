import { z } from 'zod';

export const searchConfigSchema = z.strictObject({
  /**
   * Search terms of readers, each with the terms of this site for the same thing. One-way: a
   * search for a key also finds its values, but not vice versa.
   */
  synonyms: z.record(z.string().min(1), z.array(z.string().min(1)).min(1)),
  /** Prefixes of pages that mention much and answer little, with their weight below 1. The longest counts. */
  weights: z.array(
    z.strictObject({ prefix: z.string().startsWith('/'), weight: z.number().positive() }),
  ),
  /** Number of pages per section to suggest before the reader types. */
  startsPerSection: z.number().int().positive(),
  /** Pathname of the support page, without a trailing slash. */
  helpPathname: z.string().startsWith('/'),
  /**
   * Maximum sizes of the index files in bytes, compressed with gzip. The build fails above them. The
   * titles are filled up with names until they reach theirs.
   */
  maxCompressedBytes: z.strictObject({
    titles: z.number().int().positive(),
    names: z.number().int().positive(),
    texts: z.number().int().positive(),
  }),
});
export type SearchConfig = z.infer<typeof searchConfigSchema>;
