import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rateComponent, type RatedReport } from '../../../core/api/accessibility/rate.ts';
import { accessibilityReportSchema } from '../../../core/api/accessibility/model.ts';
import { loadConfig, ROOT } from '../../load-config.ts';
import { checkVersions, loadEvidence } from '../load-evidence.ts';

const FOLDER = 'evidence/accessibility';
const COMMAND = 'npm run evidence:accessibility';

/**
 * Loads the accessibility reports in the order of their products. Throws if one is not valid or is
 * of other versions than the installed ones.
 */
export function loadAccessibility(): RatedReport[] {
  const { accessibility, products } = loadConfig();
  if (!existsSync(path.join(ROOT, FOLDER))) {
    throw new Error(`${FOLDER} does not exist. Run ${COMMAND}.`);
  }
  const reports = readdirSync(path.join(ROOT, FOLDER))
    .sort()
    .map((name) => {
      const file = `${FOLDER}/${name}`;
      const report = loadEvidence(file, accessibilityReportSchema, COMMAND);
      checkVersions(file, report.versions, COMMAND);
      return { report, ratings: rateComponent(report, accessibility) };
    });
  return products.flatMap(({ folder }) =>
    reports.filter(({ report }) => report.product === folder),
  );
}
