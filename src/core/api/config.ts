import { z } from 'zod';
import { API_EXPORT_KINDS } from './model.ts';

/** A page about exports that have no page of their own, and which those are. */
const topicSchema = z.strictObject({
  /** Last segment of its address. */
  slug: z.string().regex(/^[a-z][a-z-]*$/),
  title: z.string().min(1),
  description: z.string().max(170),
  /** Search terms of readers that the names do not contain. */
  keywords: z.array(z.string()).optional(),
  /** Only exports of these kinds. */
  kinds: z.array(z.enum(API_EXPORT_KINDS)).optional(),
  /** Only these names, in which `*` matches any part. */
  names: z.array(z.string()).optional(),
  /** None of these names: they belong to a later topic. */
  except: z.array(z.string()).optional(),
  /** Only exports of entry points that end in this folder. */
  folder: z.string().optional(),
});
export type ApiTopicConfig = z.infer<typeof topicSchema>;

/** What the parts of a function's signature are, in our own words. Markdown, a sentence each. */
const callTextsSchema = z.strictObject({
  typeParams: z.record(z.string(), z.string()).optional(),
  params: z.record(z.string(), z.string()).optional(),
  returns: z.string().optional(),
  /** When it throws an error. */
  throws: z.string().optional(),
});
export type ApiCallTexts = z.infer<typeof callTextsSchema>;

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
  /** Exported components that are parts of others: entries of a topic instead of a page. */
  parts: z.array(z.string()).default([]),
  /** In the order in which they are tried: an export belongs to the first that accepts it. */
  topics: z.array(topicSchema).default([]),
  /** Exports without an entry, each with the reason. */
  leftOut: z.record(z.string(), z.string()).default({}),
  /**
   * What an export or a member does, in our own words, where the packages say nothing. Members are
   * `Owner.member`, or `*.member` for all owners. Events and selectors have the owners `events` and
   * `selectors`.
   */
  descriptions: z.record(z.string(), z.string()).default({}),
  /**
   * Texts about parameters, results, and errors by the name of an export, in which `*` matches any
   * part. The packages' own words take precedence.
   */
  calls: z.record(z.string(), callTextsSchema).default({}),
  /**
   * CSS variables of each component that is no variant of another, with what each does. The
   * extraction compares the names with those in the scripts of the packages.
   */
  cssVariables: z.record(z.string(), z.record(z.string(), z.string())).default({}),
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
