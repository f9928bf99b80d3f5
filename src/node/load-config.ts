import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import locales from '../../config/locales.ts';
import products from '../../config/products.ts';
import site from '../../config/site.ts';
import versions from '../../config/versions.ts';
import {
  localeConfigSchema,
  productConfigSchema,
  siteConfigSchema,
  versionsConfigSchema,
} from '../core/site/config.ts';
import type { KnownPackages } from '../core/site/page-facts.ts';
import type { PackageVersions } from '../core/site/packages.ts';

/** The project's root, with no trailing slash. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The site's configuration, parsed. Throws with the name of the file that is wrong. */
export function loadConfig() {
  return {
    site: parse('config/site.ts', siteConfigSchema, site),
    versions: parse('config/versions.ts', versionsConfigSchema, versions),
    products: parse('config/products.ts', z.array(productConfigSchema), products),
    locales: parse('config/locales.ts', z.array(localeConfigSchema).min(1), locales),
  };
}

function parse<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`${file} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** The licence key of the paid packages, or null. The only reader of this variable. */
export function loadLicenseKey(): string | null {
  return process.env['PUBLIC_MUI_LICENSE'] || null;
}

/** Whether the built site has `/playground/` too; the dev server always does. */
export function loadPlaygroundSwitch(): boolean {
  return process.env['PUBLIC_PLAYGROUND'] === 'true';
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

/** Versions in sandboxes of tools that the site itself does not use. */
const SANDBOX_TOOLS = {
  typescript: '5.9.3',
  'react-scripts': '5.0.1',
  vite: '7.1.12',
  '@vitejs/plugin-react': '5.1.0',
};

/** Exact version of every package that the project installs by name. */
export function loadPackageVersions(): PackageVersions {
  const own = readManifest(path.join(ROOT, 'package.json'));
  const names = Object.keys({ ...own.dependencies, ...own.devDependencies });
  const installed = names.map((name) => [
    name,
    readManifest(path.join(ROOT, 'node_modules', name, 'package.json')).version,
  ]);
  return { ...Object.fromEntries(installed), ...SANDBOX_TOOLS };
}

/** Version and license of each documented package, as installed. */
export function loadDocumentedPackages(): KnownPackages {
  const names = loadConfig().products.flatMap(({ packages = [] }) => packages);
  return new Map(
    names.map((name) => {
      const file = path.join(ROOT, 'node_modules', name, 'package.json');
      const { version, license = '' } = readManifest(file);
      // The paid packages say where their license stands instead of its name.
      const isCommercial = /^SEE LICENSE/i.test(license);
      return [name, { name, version, license: isCommercial ? 'commercial' : license }];
    }),
  );
}
