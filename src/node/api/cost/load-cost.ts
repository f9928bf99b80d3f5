import {
  costEvidenceSchema,
  costReleasesSchema,
  costTotalsSchema,
  type CostEvidence,
  type CostReleases,
  type CostTotals,
} from '../../../core/api/cost/model.ts';
import { runtimeEvidenceSchema, type RuntimeEvidence } from '../../../core/api/runtime/model.ts';
import { checkVersions, loadEvidence } from '../../load-evidence.ts';

/**
 * Loads what the imports of a product cost. Throws if there is no measurement or if it is of other
 * versions than the installed ones.
 */
export function loadCost(folder: string): CostEvidence {
  const file = `evidence/cost/${folder}.json`;
  const evidence = loadEvidence(file, costEvidenceSchema);
  checkVersions(file, evidence.versions);
  return evidence;
}

/** Loads what totals are added up from. Throws like `loadCost`. */
export function loadCostTotals(): CostTotals {
  const file = 'evidence/cost/totals.json';
  const totals = loadEvidence(file, costTotalsSchema);
  checkVersions(file, totals.versions);
  return totals;
}

export function loadCostReleases(): CostReleases {
  return loadEvidence('evidence/cost/releases.json', costReleasesSchema);
}

/** Loads how long components take. Throws like `loadCost`. */
export function loadRuntime(): RuntimeEvidence {
  const file = 'evidence/runtime.json';
  const command = 'npm run evidence:runtime';
  const evidence = loadEvidence(file, runtimeEvidenceSchema, command);
  checkVersions(file, evidence.versions, command);
  return evidence;
}
