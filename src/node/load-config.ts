import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import accessibility from '../../config/accessibility.ts';
import analytics from '../../config/analytics.ts';
import answers from '../../config/answers.ts';
import api from '../../config/api.ts';
import budgets from '../../config/budgets.ts';
import cost from '../../config/cost.ts';
import data from '../../config/data.ts';
import features from '../../config/features.ts';
import hosting from '../../config/hosting.ts';
import locales from '../../config/locales.ts';
import parts from '../../config/parts.ts';
import playground from '../../config/playground.ts';
import products from '../../config/products.ts';
import search from '../../config/search.ts';
import settings from '../../config/settings.ts';
import site from '../../config/site.ts';
import sourceVariants from '../../config/source-variants.ts';
import themes from '../../config/themes.ts';
import versions from '../../config/versions.ts';
import { accessibilityConfigSchema } from '../core/api/accessibility/config.ts';
import { gridFeaturesSchema } from '../core/api/combinations/model.ts';
import { apiConfigsSchema } from '../core/api/config.ts';
import { costConfigSchema } from '../core/api/cost/config.ts';
import { playgroundsSchema } from '../core/api/playground/config.ts';
import { AuthorErrors, type AuthorError } from '../core/author-error.ts';
import { dataConfigSchema } from '../core/data/config.ts';
import { answersSchema } from '../core/feedback/answers.ts';
import { sourceVariantsSchema } from '../core/demo/config.ts';
import { budgetsSchema, hostingConfigSchema } from '../core/hosting/config.ts';
import { searchConfigSchema } from '../core/search/config.ts';
import { settingsConfigSchema } from '../core/settings/config.ts';
import { themesConfigSchema } from '../core/settings/custom-theme/config.ts';
import { partsConfigSchema } from '../core/api/parts/config.ts';
import {
  analyticsSchema,
  localesSchema,
  productsSchema,
  siteConfigSchema,
  versionsConfigSchema,
  type ProductConfig,
  type Versions,
} from '../core/site/config.ts';
import type { KnownPackages } from '../core/site/page-facts.ts';
import type { PackageVersions } from '../core/site/packages.ts';

/** Absolute path of the project root, without trailing slash. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

interface ConfigFile<Schema extends z.ZodType = z.ZodType> {
  value: unknown;
  schema: Schema;
  /** Path of the module that defines the schema, from the project root. */
  module: string;
}

function describe<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  module: string,
): ConfigFile<Schema> {
  return { value, schema, module };
}

/** Every file of `config/`, by name without extension. */
export const CONFIG_FILES = {
  analytics: describe(analytics, analyticsSchema, 'src/core/site/config.ts'),
  answers: describe(answers, answersSchema, 'src/core/feedback/answers.ts'),
  api: describe(api, apiConfigsSchema, 'src/core/api/config.ts'),
  budgets: describe(budgets, budgetsSchema, 'src/core/hosting/config.ts'),
  data: describe(data, dataConfigSchema, 'src/core/data/config.ts'),
  features: describe(features, gridFeaturesSchema, 'src/core/api/combinations/model.ts'),
  hosting: describe(hosting, hostingConfigSchema, 'src/core/hosting/config.ts'),
  locales: describe(locales, localesSchema, 'src/core/site/config.ts'),
  accessibility: describe(
    accessibility,
    accessibilityConfigSchema,
    'src/core/api/accessibility/config.ts',
  ),
  cost: describe(cost, costConfigSchema, 'src/core/api/cost/config.ts'),
  parts: describe(parts, partsConfigSchema, 'src/core/api/parts/config.ts'),
  playground: describe(playground, playgroundsSchema, 'src/core/api/playground/config.ts'),
  products: describe(products, productsSchema, 'src/core/site/config.ts'),
  search: describe(search, searchConfigSchema, 'src/core/search/config.ts'),
  settings: describe(settings, settingsConfigSchema, 'src/core/settings/config.ts'),
  site: describe(site, siteConfigSchema, 'src/core/site/config.ts'),
  'source-variants': describe(sourceVariants, sourceVariantsSchema, 'src/core/demo/config.ts'),
  themes: describe(themes, themesConfigSchema, 'src/core/settings/custom-theme/config.ts'),
  versions: describe(versions, versionsConfigSchema, 'src/core/site/config.ts'),
};

type Parsed<Files> = {
  [Name in keyof Files]: Files[Name] extends ConfigFile<infer Schema> ? z.output<Schema> : never;
};

/** Parses files of `config/`. Throws all mistakes together as `AuthorErrors`. */
export function parseConfig<Files extends Record<string, ConfigFile>>(files: Files): Parsed<Files> {
  const errors: AuthorError[] = [];
  const parsed = Object.entries(files).map(([name, { value, schema, module }]) => {
    const { data: output, error } = schema.safeParse(value);
    for (const { path: place, message } of error?.issues ?? []) {
      const field = z.core.toDotPath(place) || 'the whole file';
      errors.push({
        file: `config/${name}.ts`,
        line: 0,
        problem: `${field}: ${message}.`,
        remedy: `Give it the shape that ${module} describes.`,
      });
    }
    return [name, output];
  });
  if (errors.length > 0) throw new AuthorErrors(errors);
  return Object.fromEntries(parsed) as Parsed<Files>;
}

/** The documented release: the version of the first package. */
function getCurrentRelease(all: readonly ProductConfig[]): string {
  const [first] = all.flatMap(({ packages = [] }) => packages);
  if (first === undefined) throw new Error('config/products.ts names no package.');
  return `v${readInstalled(first).version}`;
}

function readConfig() {
  const { versions: earlier, ...config } = parseConfig(CONFIG_FILES);
  const all: Versions = { ...earlier, current: getCurrentRelease(config.products) };
  return { ...config, versions: all };
}

let config: ReturnType<typeof readConfig> | undefined;

/** Loads the site's configuration, parsed once. Throws `AuthorErrors` if it is not valid. */
export function loadConfig() {
  config ??= readConfig();
  return config;
}

/** Returns the license key of the paid packages, or null. Only this function reads the variable. */
export function loadLicenseKey(): string | null {
  return process.env['PUBLIC_MUI_LICENSE'] || null;
}

/** Whether the built site includes `/playground/`. The dev server always does. */
export function loadPlaygroundSwitch(): boolean {
  return process.env['PUBLIC_PLAYGROUND'] === 'true';
}

/** Whether builds keep what they derive for later builds. */
export function loadCacheSwitch(): boolean {
  return process.env['BUILD_CACHE'] !== 'off';
}

/** Whether a build prints what was in the cache and what a median page sends. */
export function loadVerboseSwitch(): boolean {
  return process.env['BUILD_VERBOSE'] === 'on';
}

interface Manifest {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function readInstalled(name: string): Manifest {
  return readManifest(path.join(ROOT, 'node_modules', name, 'package.json'));
}

/**
 * Tools of the projects in which a demo runs elsewhere. They are one line behind the site's own,
 * because online editors are slow to support a new Vite.
 */
const SANDBOX_TOOLS = { vite: '7.3.8', '@vitejs/plugin-react': '5.2.0' };

/** Returns the exact version of every direct dependency and of the sandbox tools. */
export function loadPackageVersions(): PackageVersions {
  const own = readManifest(path.join(ROOT, 'package.json'));
  const names = Object.keys({ ...own.dependencies, ...own.devDependencies });
  const installed: Record<string, string> = Object.fromEntries(
    names.map((name) => [name, readInstalled(name).version]),
  );
  const { tailwindcss = 'latest' } = installed;
  // Tailwind releases its plugin together with the library.
  return { ...installed, ...SANDBOX_TOOLS, '@tailwindcss/vite': tailwindcss };
}

/** Returns the installed version and the license of each documented package. */
export function loadDocumentedPackages(): KnownPackages {
  const names = loadConfig().products.flatMap(({ packages = [] }) => packages);
  return new Map(
    names.map((name) => {
      const { version, license = '' } = readInstalled(name);
      // The paid packages refer to a license file instead of naming a license.
      const isCommercial = /^SEE LICENSE/i.test(license);
      return [name, { name, version, license: isCommercial ? 'commercial' : license }];
    }),
  );
}
