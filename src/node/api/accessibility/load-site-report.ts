import {
  rateSite,
  siteEvidenceSchema,
  type SiteReport,
} from '../../../core/api/accessibility/site.ts';
import { loadConfig } from '../../load-config.ts';
import { loadEvidence } from '../../load-evidence.ts';

/**
 * Loads what was measured about this site. It may be older than the installed packages, because it
 * is measured on the built site; a test says so then.
 */
export function loadSiteReport(): SiteReport {
  const evidence = loadEvidence('evidence/site.json', siteEvidenceSchema, 'npm run evidence:demos');
  return { evidence, ratings: rateSite(evidence, loadConfig().accessibility) };
}
