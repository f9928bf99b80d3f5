import { z } from 'zod';

const redirectSchema = z.strictObject({
  from: z.string().startsWith('/'),
  to: z.union([z.string().startsWith('/'), z.url({ protocol: /^https$/ })]),
  status: z.union([z.literal(301), z.literal(302), z.literal(200)]),
});
export type Redirect = z.infer<typeof redirectSchema>;

export const hostingConfigSchema = z.strictObject({
  /** Headers by path. A `*` at the end matches any rest. */
  headers: z.record(z.string().startsWith('/'), z.record(z.string().min(1), z.string().min(1))),
  /** Sources by directive. */
  contentSecurityPolicy: z.record(
    z.string().regex(/^[a-z-]+$/),
    z.array(z.string().min(1)).readonly(),
  ),
  /** In the order in which they are matched. */
  redirects: z.array(redirectSchema).readonly(),
});
export type HostingConfig = z.infer<typeof hostingConfigSchema>;

const bytes = z.int().positive();
const count = z.int().nonnegative();

const pageWeightSchema = z.strictObject({
  html: bytes,
  /** Modules that run without any interaction. */
  script: bytes,
  /** Style sheets, including inline ones. */
  style: bytes,
  /** Modules of the first demo, plus everything above and the text font. */
  firstDemo: bytes.optional(),
  /** Elements in the document before any script runs; each costs style, layout and memory. */
  elements: count,
  /** Parts of the document that React takes over, each as its own root. */
  islands: count,
  /** Elements with an attribute such as `onclick`, which the policy would block. */
  inlineListeners: count,
});
/** Transfer sizes of a page, in compressed bytes, and counts of what its document has. */
export type PageWeight = z.infer<typeof pageWeightSchema>;

const pageKindSchema = z.enum([
  'without demos',
  'with demos',
  'with a paid first demo',
  'API reference',
  'whole section',
]);
export type PageKind = z.infer<typeof pageKindSchema>;

/** Maximum sizes for each kind of page. */
export const budgetsSchema = z.record(pageKindSchema, pageWeightSchema);
export type Budgets = z.infer<typeof budgetsSchema>;
