import { getFeatureMatrix, type FeatureMatrix } from '../../core/api/combinations/matrix.ts';
import { combinationEvidenceSchema } from '../../core/api/combinations/model.ts';
import { loadConfig } from '../load-config.ts';
import { checkVersions, loadEvidence } from '../load-evidence.ts';

/** Loads which features work together. Throws if they were tried with other versions. */
export function loadFeatureMatrix(): FeatureMatrix {
  const file = 'evidence/combinations.json';
  const command = 'npm run evidence:combinations';
  const evidence = loadEvidence(file, combinationEvidenceSchema, command);
  checkVersions(file, evidence.versions, command);
  return getFeatureMatrix(loadConfig().features, evidence);
}
