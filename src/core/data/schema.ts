import { z } from 'zod';
import {
  apiComponentSchema,
  apiExportSchema,
  apiInterfaceSchema,
  apiModelSchema,
} from '../api/model.ts';
import { COMPUTED_LIBRARIES } from '../demo/date-library.ts';
import { TIERS } from '../plan.ts';
import type { DataName } from '../urls.ts';

/**
 * Version of the `/x/data/<product>/….json` files. Increment it when a field is removed or changes
 * its meaning, not when one is added. docs/data.md describes the files.
 */
export const DATA_SCHEMA_VERSION = 3;

const url = z.url();
const plan = z.enum(TIERS);

const head = {
  /** URL of the JSON Schema of the file. */
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
  /** API names that the page is about. */
  components: z.array(z.string()),
  /** Titles of its parent groups in the navigation, outermost first. */
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
  /** `demos`: ids of the demos that import it, as in `demos.json`. */
  exports: z.array(apiExportSchema.extend({ url, demos: z.array(z.string()) })),
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
      title: z.string(),
      /** Page and anchor of the demo. */
      url,
      page: url,
      plan,
      /** TypeScript source files, the main file first. */
      files: z.array(fileSchema),
      /** Ids of the imported datasets. */
      datasets: z.array(z.string()),
      /**
       * The main file joined with the part of the datasets that it uses: it runs as pasted into an
       * empty project. Style sheets are only in `files`.
       */
      pasted: z.string(),
      /** Sources for other date libraries; the code here is that for Day.js. */
      libraries: z.array(z.strictObject({ name: z.enum(COMPUTED_LIBRARIES), url })).optional(),
      /** Exact versions of the required packages, or `latest`. */
      dependencies: z.record(z.string(), z.string()),
    }),
  ),
  /** Files that demos share. */
  datasets: z.array(z.strictObject({ id: z.string(), ...fileSchema.shape })),
});
export type DemosData = z.infer<typeof demosDataSchema>;

export const versionsDataSchema = z.strictObject({
  ...head,
  /** The documented release. */
  current: z.strictObject({ version: z.string(), packages: z.array(packageSchema) }),
  /** Documentation of earlier majors. */
  earlier: z.array(z.strictObject({ major: z.string(), url })),
  /** Releases of the documented major, newest first. */
  releases: z.array(
    z.strictObject({ version: z.string(), date: z.iso.date(), packages: z.array(z.string()), url }),
  ),
});
export type VersionsData = z.infer<typeof versionsDataSchema>;

/** Schema of each file. */
export const DATA_SCHEMAS = {
  pages: pagesDataSchema,
  api: apiDataSchema,
  demos: demosDataSchema,
  versions: versionsDataSchema,
} satisfies Record<DataName, z.ZodType>;

/** Converts the schema of a file to JSON Schema, for consumers without zod. */
export function buildJsonSchema(name: DataName): unknown {
  return z.toJSONSchema(DATA_SCHEMAS[name]);
}
