import { getFeatureMatrix, type FeatureMatrix } from '../../core/api/combinations/matrix.ts';
import {
  combinationEvidenceSchema,
  type CombinationEvidence,
} from '../../core/api/combinations/model.ts';
import { loadConfig } from '../load-config.ts';
import { checkVersions, loadEvidence } from '../load-evidence.ts';

/** Loads what came of trying features together. Throws if other versions were tried. */
export function loadCombinations(): CombinationEvidence {
  const file = 'evidence/combinations.json';
  const command = 'npm run evidence:combinations';
  const evidence = loadEvidence(file, combinationEvidenceSchema, command);
  checkVersions(file, evidence.versions, command);
  return evidence;
}

/** Loads which features work together. */
export function loadFeatureMatrix(): FeatureMatrix {
  return getFeatureMatrix(loadConfig().features, loadCombinations());
}
