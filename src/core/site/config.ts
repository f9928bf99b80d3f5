import { z } from 'zod';

const path = z.string().startsWith('/');
const off = z.literal('');
/** A path of this host, or an address without a trailing slash. */
const address = z
  .union([path, z.url({ protocol: /^https?$/ })])
  .refine((text) => !text.endsWith('/'));
const addressPrefix = path.regex(/[^/]$/, 'must not end in a slash');

export const siteConfigSchema = z.object({
  name: z.string().min(1),
  origin: z.url(),
  productionHost: z.string().min(1),
  homePath: path.endsWith('/'),
  repository: z.url(),
  sourceRoot: z.url(),
  releaseTag: z.string().regex(/^v\d+\.\d+\.\d+/),
  /** Outside services; an empty string switches one off. */
  services: z
    .object({
      analyticsId: off.or(z.string().regex(/^[A-Z]+-[A-Z\d-]+$/)),
      feedbackUrl: off.or(address),
      iconFont: off.or(address),
      extraFonts: off.or(address),
      searchUrl: off.or(address),
      searchKey: z.string(),
      searchCollection: z.string(),
    })
    .refine(
      ({ searchUrl, searchKey, searchCollection }) =>
        new Set([searchUrl, searchKey, searchCollection].map((text) => text === '')).size === 1,
      'searchUrl, searchKey and searchCollection go together',
    ),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

export const earlierVersionSchema = z.object({
  major: z.string().regex(/^v\d+$/),
  host: z.url(),
  path,
});
export type EarlierVersion = z.infer<typeof earlierVersionSchema>;

export const productConfigSchema = z.object({
  /**
   * The product id, `x-data-grid` (requirement purpose.product-from-address); absent for sections
   * that are no product.
   */
  id: z
    .string()
    .regex(/^x-[a-z-]+$/)
    .optional(),
  /** Folder of the pages under `content/`. */
  folder: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  /** Title of the top entry in the side navigation, where it differs from the name. */
  navTitle: z.string().optional(),
  tagline: z.string().optional(),
  /** Address of the overview page, without its trailing slash. */
  prefix: addressPrefix,
  /** npm packages, the community tier first. */
  packages: z.array(z.string()).optional(),
  newFeature: z.boolean().optional(),
  earlierVersions: z.array(earlierVersionSchema).optional(),
});
export type ProductConfig = z.infer<typeof productConfigSchema>;

export const versionsConfigSchema = z.object({
  current: z.string().regex(/^v\d/),
  earlier: z.array(earlierVersionSchema),
});
export type VersionsConfig = z.infer<typeof versionsConfigSchema>;

export const localeConfigSchema = z.object({
  id: z.string().regex(/^[a-z]{2}$/),
  name: z.string(),
  direction: z.enum(['ltr', 'rtl']),
});
export type LocaleConfig = z.infer<typeof localeConfigSchema>;
