import { z } from 'zod';

/** Facts about a product's API reference that cannot be read from its packages. */
export const apiConfigSchema = z.strictObject({
  /** Types that have their own page. */
  interfaces: z.array(z.string()).default([]),
  /** Parts of the API object by type name, with the feature name that `<ApiObject>` takes. */
  apiObjects: z.record(z.string(), z.string()).default({}),
  /** Type that has one property per event. */
  events: z.string().optional(),
  /** Whether the package exports selectors that users can call. */
  selectors: z.boolean().default(false),
  /** Exported components without a page, each reviewed by hand. */
  undocumented: z.array(z.string()).default([]),
  /** Members without a description in the package, as `Component.member`. */
  withoutDescription: z.array(z.string()).default([]),
  /** Names in `[[…]]` that the packages no longer export. They are shown as code, not linked. */
  staleNames: z.array(z.string()).default([]),
  /** Renames between releases that no rule detects: key of the old member to new name. */
  renames: z.record(z.string(), z.string()).default({}),
  /** Other packages whose types the extraction depends on. */
  readWith: z.array(z.string()).default([]),
});
export type ApiConfig = z.infer<typeof apiConfigSchema>;
export type ApiConfigInput = z.input<typeof apiConfigSchema>;

/** The configuration of each product that has a reference, by product id. */
export const apiConfigsSchema = z.record(z.string().min(1), apiConfigSchema);
