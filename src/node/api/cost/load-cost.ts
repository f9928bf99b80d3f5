import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { CostConfig } from '../../../core/api/cost/config.ts';
import {
  costEvidenceSchema,
  costReleasesSchema,
  costTotalsSchema,
  type CostEvidence,
  type CostReleases,
  type CostTotals,
} from '../../../core/api/cost/model.ts';
import { runtimeEvidenceSchema, type RuntimeEvidence } from '../../../core/api/runtime/model.ts';
import { loadConfig, ROOT } from '../../load-config.ts';

/** Returns the installed versions of the packages and of what they are measured with. */
export function getInstalledVersions(
  packages: readonly { name: string }[],
  { measuredWith }: CostConfig,
): Record<string, string> {
  return Object.fromEntries(
    [...packages.map(({ name }) => name), ...measuredWith].map((name) => {
      const file = path.join(ROOT, 'node_modules', name, 'package.json');
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
    }),
  );
}

/** Throws if something was measured with another version of a package than the installed one. */
function checkVersions(
  file: string,
  versions: Readonly<Record<string, string>>,
  command = 'npm run evidence:cost',
): void {
  const names = Object.keys(versions).map((name) => ({ name }));
  for (const [name, version] of Object.entries(
    getInstalledVersions(names, { ...loadConfig().cost, measuredWith: [] }),
  )) {
    if (versions[name] === version) continue;
    throw new Error(
      `${file} was measured with ${name} ${versions[name]}, but ${version} is installed. ` +
        `Run ${command}.`,
    );
  }
}

function load<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  command = 'npm run evidence:cost',
): z.infer<Schema> {
  if (!existsSync(path.join(ROOT, file))) {
    throw new Error(`${file} does not exist. Run ${command}.`);
  }
  const result = schema.safeParse(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')));
  if (!result.success) throw new Error(`${file} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/**
 * Loads what the imports of a product cost. Throws if there is no measurement or if it is of other
 * versions than the installed ones.
 */
export function loadCost(folder: string): CostEvidence {
  const file = `evidence/cost/${folder}.json`;
  const evidence = load(file, costEvidenceSchema);
  checkVersions(file, evidence.versions);
  return evidence;
}

/** Loads what totals are added up from. Throws like `loadCost`. */
export function loadCostTotals(): CostTotals {
  const file = 'evidence/cost/totals.json';
  const totals = load(file, costTotalsSchema);
  checkVersions(file, totals.versions);
  return totals;
}

export function loadCostReleases(): CostReleases {
  return load('evidence/cost/releases.json', costReleasesSchema);
}

/** Loads how long components take. Throws like `loadCost`. */
export function loadRuntime(): RuntimeEvidence {
  const file = 'evidence/runtime.json';
  const command = 'npm run evidence:runtime';
  const evidence = load(file, runtimeEvidenceSchema, command);
  checkVersions(file, evidence.versions, command);
  return evidence;
}
