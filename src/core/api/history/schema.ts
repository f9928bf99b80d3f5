import { z } from 'zod';
import { planSchema } from '../../plan.ts';

/** What of a member can change from release to release. */
const factsSchema = z.strictObject({
  type: z.string().optional(),
  default: z.string().optional(),
  required: z.literal(true).optional(),
  /** The reason may be empty. */
  deprecated: z.string().optional(),
  plan: planSchema.optional(),
});
export type ApiFacts = z.infer<typeof factsSchema>;

/**
 * The shape of `api/history/<product>.json`, written by `npm run api:history` from published
 * releases. A member is `Owner.kind.name`; each of its entries holds from one release (its place
 * in the list) until the next entry, and null says that it is gone.
 */
export const apiHistorySchema = z.strictObject({
  product: z.string(),
  /** `7.4`, oldest first, with the exact versions that were read. */
  releases: z.array(z.strictObject({ name: z.string(), packages: z.array(z.string()) })),
  members: z.record(z.string(), z.array(z.tuple([z.number(), factsSchema.nullable()]))),
});
export type ApiHistory = z.infer<typeof apiHistorySchema>;
