import { z } from 'zod';

const path = z.string().startsWith('/');
const off = z.literal('');
/** A path on this host, or a URL, without a trailing slash. */
const address = z
  .union([path, z.url({ protocol: /^https?$/ })])
  .refine((text) => !text.endsWith('/'));
const addressPrefix = path.regex(/[^/]$/, 'must not end with a slash');

export const siteConfigSchema = z.strictObject({
  name: z.string().min(1),
  origin: z.url(),
  productionHost: z.string().min(1),
  homePath: path.endsWith('/'),
  /** Page about editors and assistants that read this documentation. */
  assistantsPath: path.endsWith('/'),
  repository: z.url(),
  sourceRoot: z.url(),
  /** External services. An empty string turns one off. */
  services: z
    .strictObject({
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
      'searchUrl, searchKey and searchCollection must be set together',
    ),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

export const earlierVersionSchema = z.strictObject({
  major: z.string().regex(/^v\d+$/),
  host: z.url(),
  path,
});
export type EarlierVersion = z.infer<typeof earlierVersionSchema>;

export const productConfigSchema = z.strictObject({
  /**
   * The product id, `x-data-grid`; absent for sections
   * that are not products.
   */
  id: z
    .string()
    .regex(/^x-[a-z-]+$/)
    .optional(),
  /** Folder of the pages under `content/`. */
  folder: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  tagline: z.string().optional(),
  /** Pathname of the overview page, without a trailing slash. */
  prefix: addressPrefix,
  /** npm packages, community tier first. */
  packages: z.array(z.string()).optional(),
  newFeature: z.boolean().optional(),
  earlierVersions: z.array(earlierVersionSchema).optional(),
});
export type ProductConfig = z.infer<typeof productConfigSchema>;

export const productsSchema = z.array(productConfigSchema).min(1);

export const versionsConfigSchema = z.strictObject({
  earlier: z.array(earlierVersionSchema),
});

export type VersionsConfig = z.infer<typeof versionsConfigSchema>;

/** The documented release and earlier majors. */
export interface Versions extends VersionsConfig {
  /** `v7.29.13`: the version of the first package. */
  current: string;
}

export const localeConfigSchema = z.strictObject({
  id: z.string().regex(/^[a-z]{2}$/),
  name: z.string(),
  direction: z.enum(['ltr', 'rtl']),
});
export type LocaleConfig = z.infer<typeof localeConfigSchema>;

/** The first is the default. */
export const localesSchema = z.array(localeConfigSchema).min(1);

const clickEventSchema = z.strictObject({
  selector: z.string().min(1),
  category: z.string().min(1),
  action: z.string().min(1),
  label: z.string().optional(),
  /** Share of clicks to send; all if omitted. */
  split: z.number().positive().max(1).optional(),
});
/** A click to count, with the same fields as event attributes on an element. */
export type ClickEvent = z.infer<typeof clickEventSchema>;

export const analyticsSchema = z.array(clickEventSchema);
