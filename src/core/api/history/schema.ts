import { z } from 'zod';
import { planSchema } from '../../plan.ts';

/** The facts about a member that can change from release to release. */
const factsSchema = z.strictObject({
  type: z.string().optional(),
  default: z.string().optional(),
  required: z.literal(true).optional(),
  /** The reason; can be empty. */
  deprecated: z.string().optional(),
  plan: planSchema.optional(),
});
export type ApiFacts = z.infer<typeof factsSchema>;

/**
 * The shape of `api/history/<product>.json`, which `npm run api:history` writes from published
 * releases. A member's key is `Owner.kind.name`. Each entry applies from a release (its index in
 * `releases`) until the next entry. Null means that the member was removed.
 */
export const apiHistorySchema = z.strictObject({
  product: z.string(),
  /** `7.4`, oldest first, with the exact versions that were read. */
  releases: z.array(z.strictObject({ name: z.string(), packages: z.array(z.string()) })),
  members: z.record(z.string(), z.array(z.tuple([z.number(), factsSchema.nullable()]))),
});
export type ApiHistory = z.infer<typeof apiHistorySchema>;
