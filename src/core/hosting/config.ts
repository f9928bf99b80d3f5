import { z } from 'zod';

const redirectSchema = z.strictObject({
  from: z.string().startsWith('/'),
  to: z.union([z.string().startsWith('/'), z.url({ protocol: /^https$/ })]),
  status: z.union([z.literal(301), z.literal(302), z.literal(200)]),
});
export type Redirect = z.infer<typeof redirectSchema>;

export const hostingConfigSchema = z.strictObject({
  /** Headers by path; `*` at the end stands for anything. */
  headers: z.record(z.string().startsWith('/'), z.record(z.string().min(1), z.string().min(1))),
  /** Sources by directive. */
  contentSecurityPolicy: z.record(
    z.string().regex(/^[a-z-]+$/),
    z.array(z.string().min(1)).readonly(),
  ),
  /** In the order in which they are tried. */
  redirects: z.array(redirectSchema).readonly(),
  /** Targets of redirects whose pages are still to be written, with their trailing slash. */
  awaitedPages: z.array(z.string().regex(/^\/.*\/$/, 'must start and end in a slash')).readonly(),
});
export type HostingConfig = z.infer<typeof hostingConfigSchema>;

const bytes = z.int().positive();

const pageWeightSchema = z.strictObject({
  html: bytes,
  /** Modules that run whether or not the reader does anything. */
  script: bytes,
  /** Style sheets, inline ones included. */
  style: bytes,
  /** The modules of the first demo, with everything above and the text font. */
  firstDemo: bytes.optional(),
});
/** Sizes of a page as it travels, in compressed bytes. */
export type PageWeight = z.infer<typeof pageWeightSchema>;

const pageKindSchema = z.enum([
  'without demos',
  'with demos',
  'with a paid first demo',
  'API reference',
  'whole section',
]);
export type PageKind = z.infer<typeof pageKindSchema>;

/** What a page of each kind may weigh. */
export const budgetsSchema = z.record(pageKindSchema, pageWeightSchema);
export type Budgets = z.infer<typeof budgetsSchema>;
