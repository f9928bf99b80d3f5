import { z } from 'zod';
import { apiComponentSchema, apiInterfaceSchema, apiModelSchema } from '../api/model.ts';
import { TIERS } from '../plan.ts';
import type { DataName } from '../urls.ts';

/**
 * Shapes of `/x/data/<product>/….json`, for programs that read this documentation. A field that is
 * added leaves the version as it is; one that goes or changes its meaning raises it. docs/data.md
 * describes the files.
 */
export const DATA_SCHEMA_VERSION = 1;

const url = z.url();
const plan = z.enum(TIERS);

const head = {
  /** Address of the JSON Schema of the file. */
  $schema: url,
  schemaVersion: z.literal(DATA_SCHEMA_VERSION),
  product: z.strictObject({ id: z.string(), name: z.string(), url }),
};

const packageSchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  license: z.string(),
});

const dataPageSchema = z.strictObject({
  kind: z.enum(['guide', 'api']),
  url,
  /** The same page as Markdown. */
  markdown: url,
  title: z.string(),
  heading: z.string(),
  description: z.string(),
  plan,
  keywords: z.array(z.string()),
  /** Names of the reference that the page is about. */
  components: z.array(z.string()),
  /** Titles of the groups of the navigation that it stands in, the outermost first. */
  parents: z.array(z.string()),
  headings: z.array(
    z.strictObject({
      depth: z.union([z.literal(2), z.literal(3)]),
      id: z.string(),
      text: z.string(),
      url,
    }),
  ),
  /** Ids of its demos, as in `demos.json`. */
  demos: z.array(z.string()),
});

export const pagesDataSchema = z.strictObject({ ...head, pages: z.array(dataPageSchema) });
export type PagesData = z.infer<typeof pagesDataSchema>;

export const apiDataSchema = z.strictObject({
  ...head,
  ...apiModelSchema.omit({ product: true }).shape,
  components: z.array(apiComponentSchema.extend({ url })),
  interfaces: z.array(apiInterfaceSchema.extend({ url })),
});
export type ApiData = z.infer<typeof apiDataSchema>;

const fileSchema = z.strictObject({ name: z.string(), code: z.string() });

export const demosDataSchema = z.strictObject({
  ...head,
  demos: z.array(
    z.strictObject({
      /** `data-grid/sorting/BasicSorting` */
      id: z.string(),
      name: z.string(),
      /** Where it can be tried. */
      url,
      page: url,
      plan,
      /** TypeScript, the demo's own file first. */
      files: z.array(fileSchema),
      /** Ids of the datasets that it imports. */
      datasets: z.array(z.string()),
      /** Exact versions of the packages that it needs. */
      dependencies: z.record(z.string(), z.string()),
    }),
  ),
  /** Files that several demos share. */
  datasets: z.array(z.strictObject({ id: z.string(), ...fileSchema.shape })),
});
export type DemosData = z.infer<typeof demosDataSchema>;

export const versionsDataSchema = z.strictObject({
  ...head,
  /** What this site documents. */
  current: z.strictObject({ version: z.string(), packages: z.array(packageSchema) }),
  /** Documentation of earlier majors. */
  earlier: z.array(z.strictObject({ major: z.string(), url })),
  /** Releases of the documented major, the newest first. */
  releases: z.array(
    z.strictObject({ version: z.string(), date: z.iso.date(), packages: z.array(z.string()), url }),
  ),
});
export type VersionsData = z.infer<typeof versionsDataSchema>;

/** The shape of each file. */
export const DATA_SCHEMAS = {
  pages: pagesDataSchema,
  api: apiDataSchema,
  demos: demosDataSchema,
  versions: versionsDataSchema,
} satisfies Record<DataName, z.ZodType>;

/** The same as JSON Schema, for readers without zod. */
export function buildJsonSchema(name: DataName): unknown {
  return z.toJSONSchema(DATA_SCHEMAS[name]);
}
