import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  accessibilityReportSchema,
  type AccessibilityReport,
} from '../../../core/api/accessibility/model.ts';
import {
  rateComponent,
  type PressedKey,
  type RatedReport,
} from '../../../core/api/accessibility/rate.ts';
import { getPagePathname, toHref, withHash } from '../../../core/urls.ts';
import { loadConfig, ROOT } from '../../load-config.ts';
import { checkVersions, loadEvidence } from '../../load-evidence.ts';

const FOLDER = 'evidence/accessibility';
const COMMAND = 'npm run evidence:accessibility';

/** Returns the address of a row's section: `/x/react-data-grid/sorting/#multi-column-sorting`. */
function getRowHref(id: string): string {
  const [, folder = '', page = '', hash = ''] = /^([^/#]+)\/?([^#]*)#([^:]*)/.exec(id) ?? [];
  const { prefix } = loadConfig().products.find((product) => product.folder === folder)!;
  const pathname = getPagePathname(prefix, page);
  return hash === '' ? toHref(pathname) : withHash(pathname, hash);
}

/** Keys as the guides write them. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  Meta: 'Cmd',
};

function getKeyLabel(key: string): string {
  return key
    .split(' + ')
    .map((each) => KEY_NAMES[each] ?? each)
    .join(' + ');
}

function linkKeys({ keys }: AccessibilityReport): PressedKey[] {
  return keys.map(({ key, rows: [row], change, agrees }) => ({
    key: getKeyLabel(key),
    change,
    agrees,
    ...(row ? { href: getRowHref(row.id), claim: row.text } : {}),
  }));
}

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
      return { report, ratings: rateComponent(report, accessibility), keys: linkKeys(report) };
    });
  return products.flatMap(({ folder }) =>
    reports.filter(({ report }) => report.product === folder),
  );
}
