import { z } from 'zod';

/** What of a product's packages is documented, where the packages cannot tell. */
export const apiConfigSchema = z.strictObject({
  /** Types with a page of their own. */
  interfaces: z.array(z.string()).default([]),
  /** Parts of the API object, with the feature that pages ask for them by. */
  apiObjects: z.record(z.string(), z.string()).default({}),
  /** Type whose properties are the events. */
  events: z.string().optional(),
  /** The root exports functions of the state that readers may call. */
  selectors: z.boolean().default(false),
  /** Exported components without a page, each looked at by a person. */
  undocumented: z.array(z.string()).default([]),
  /** Members that the package leaves without a description, as `Component.member`. */
  withoutDescription: z.array(z.string()).default([]),
  /** Names in `[[…]]` that the packages no longer have; they stay code. */
  staleNames: z.array(z.string()).default([]),
  /** Renames between releases that no rule can see: key of the old member, new name. */
  renames: z.record(z.string(), z.string()).default({}),
  /** Other packages whose types the facts depend on. */
  readWith: z.array(z.string()).default([]),
});
export type ApiConfig = z.infer<typeof apiConfigSchema>;
export type ApiConfigInput = z.input<typeof apiConfigSchema>;

/** The configuration of each product that has a reference, by product id. */
export const apiConfigsSchema = z.record(z.string().min(1), apiConfigSchema);
