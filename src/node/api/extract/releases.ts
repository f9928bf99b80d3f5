import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ApiRelease } from '../../../core/api/history/build.ts';
import { compareVersions } from '../../../core/data/changelog.ts';
import { extractApi, getModulesFolder } from './index.ts';
import { getApiConfig } from '../get-api-config.ts';
import { ROOT } from '../../load-config.ts';

/** The versions of a product's packages that make up one release. */
export interface ReleaseVersions {
  /** `7.4` */
  name: string;
  /** `name@version`, the community tier first, without tiers that did not exist yet. */
  packages: readonly string[];
}

const parse = (version: string) => version.split('.').map(Number) as [number, number, number];

function loadVersions(name: string): string[] {
  const text = execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' });
  const versions = JSON.parse(text) as string[];
  return versions.filter((version) => /^\d+\.\d+\.\d+$/.test(version)).sort(compareVersions);
}

/**
 * Returns the last release of major 6 and the last patch of each minor of major 7, oldest first. If
 * a tier skipped a minor, its newest earlier version of the same major is used.
 */
export function collectReleases(names: readonly string[]): ReleaseVersions[] {
  const versions = names.map(loadVersions);
  const [community = []] = versions;
  const minors = new Set(
    community.filter((each) => /^7\./.test(each)).map((each) => parse(each).slice(0, 2).join('.')),
  );
  const last6 = community.findLast((each) => /^6\./.test(each));
  const first = last6 === undefined ? [] : [parse(last6).slice(0, 2).join('.')];
  return [...first, ...minors].map((name) => {
    const [major, minor] = name.split('.').map(Number) as [number, number];
    const packages = names.flatMap((each, index) => {
      const own = versions[index]?.findLast((version) => {
        const [x, y] = parse(version);
        return x === major && y <= minor;
      });
      return own === undefined ? [] : [`${each}@${own}`];
    });
    return { name, packages };
  });
}

/**
 * Downloads the packages of a release into its own folder below `cache` and returns that folder.
 */
export function downloadRelease({ name, packages }: ReleaseVersions, cache: string): string {
  const [first = ''] = packages;
  const folder = path.join(cache, `${first.split('/')[1]?.split('@')[0]}-${name}`);
  for (const each of packages) {
    const target = path.join(folder, each.slice(0, each.lastIndexOf('@')));
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    const place = path.join(folder, 'download');
    mkdirSync(place, { recursive: true });
    const packed = execFileSync('npm', ['pack', each, '--silent', '--pack-destination', place], {
      encoding: 'utf8',
    });
    execFileSync('tar', ['-xzf', path.join(place, packed.trim()), '-C', place]);
    renameSync(path.join(place, 'package'), target);
    rmSync(place, { recursive: true });
  }
  return folder;
}

/** Extracts a downloaded release, using the current configuration of what is documented. */
export function readRelease(
  product: { id: string; folder: string },
  { name, packages }: ReleaseVersions,
  folder: string,
): ApiRelease {
  const config = getApiConfig(product.id);
  const { model, exports } = extractApi({
    product: product.id,
    address: product.folder,
    packages: packages.map((each) => each.slice(0, each.lastIndexOf('@'))),
    folder,
    dependencies: getModulesFolder(ROOT),
    config: { ...config, readWith: [] },
    namesOnly: true,
  });
  return { name, packages, model, exports };
}
