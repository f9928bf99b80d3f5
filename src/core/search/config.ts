import { z } from 'zod';

export const searchConfigSchema = z.strictObject({
  /**
   * Words that readers bring along, each with words that this site uses for the same thing. One
   * way: a search for the first also looks for the others, not the other way round.
   */
  synonyms: z.record(z.string().min(1), z.array(z.string().min(1)).min(1)),
  /** Addresses under which pages mention much and answer little, with a weight below 1. */
  weights: z.array(
    z.strictObject({ prefix: z.string().startsWith('/'), weight: z.number().positive() }),
  ),
  /** How many pages of each section are offered before a reader types. */
  startsPerSection: z.number().int().positive(),
  /** Page that says where to ask, without its trailing slash. */
  helpPathname: z.string().startsWith('/'),
  /** Compressed bytes that the index may have; the build fails above. */
  maxCompressedBytes: z.number().int().positive(),
});
export type SearchConfig = z.infer<typeof searchConfigSchema>;
