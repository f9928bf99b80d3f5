import { createHash } from 'node:crypto';
import { hashFiles } from '../cache/hash-files.ts';
import { listPublicVariables, loadLicenseKey } from '../load-config.ts';
import type { LoadedSite } from './load-site.ts';

/** Everything that both documents and scripts are made by, besides the installed packages. */
const SHARED = [
  'src',
  'config',
  'api',
  'content/ui',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

function toHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

const getVariables = () => [loadLicenseKey(), listPublicVariables()];

/**
 * Returns a hash of what every document depends on: the code and configuration of the site, and
 * what pages know of each other. The words of a page are not part of that.
 */
export function hashDocumentInputs(root: string, { site, demoUses }: LoadedSite): string {
  const { config, versions, sections, pages, packageVersions } = site;
  return toHash([
    hashFiles(root, SHARED),
    getVariables(),
    [config, versions, sections, pages, packageVersions, demoUses],
  ]);
}

/** Files of content that scripts are never made of. */
const NO_SCRIPT = /\.(mdx?|png|avif)$|[\\/]pictures[\\/]/;

/**
 * Returns a hash of what the scripts of the site can be made of: all code, that of demos too, and
 * the data of the site that some modules contain.
 */
export function hashScriptInputs(root: string, data: unknown): string {
  return toHash([
    hashFiles(root, [...SHARED, 'content'], (file) => !NO_SCRIPT.test(file)),
    getVariables(),
    data,
  ]);
}
