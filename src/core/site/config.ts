import { z } from 'zod';

const path = z.string().startsWith('/');
const off = z.literal('');
/** A path of this host, or an address without a trailing slash. */
const address = z
  .union([path, z.url({ protocol: /^https?$/ })])
  .refine((text) => !text.endsWith('/'));
const addressPrefix = path.regex(/[^/]$/, 'must not end in a slash');

export const siteConfigSchema = z.strictObject({
  name: z.string().min(1),
  origin: z.url(),
  productionHost: z.string().min(1),
  homePath: path.endsWith('/'),
  repository: z.url(),
  sourceRoot: z.url(),
  /** Outside services; an empty string switches one off. */
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
      'searchUrl, searchKey and searchCollection go together',
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

export const productsSchema = z.array(productConfigSchema).min(1);

export const versionsConfigSchema = z.strictObject({
  earlier: z.array(earlierVersionSchema),
});

export type VersionsConfig = z.infer<typeof versionsConfigSchema>;

/** The release that is documented, and the majors before it. */
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
  /** Share of the clicks that are sent. */
  split: z.number().positive().max(1).optional(),
});
/** A click that is counted, as event attributes on an element would say it. */
export type ClickEvent = z.infer<typeof clickEventSchema>;

export const analyticsSchema = z.array(clickEventSchema);
