import matrixStyles from '../components/accessibility/matrix.css?inline';
import { ACCESSIBILITY_PATH } from '../core/api/accessibility/matrix.ts';
import { STATES_PATH } from '../core/api/accessibility/states.ts';
import { COST_PATH } from '../core/api/cost/cost-text.ts';
import { THEMING_PATH, UPGRADE_PATH } from '../core/urls.ts';
import statesStyles from '../islands/accessibility/states.css?inline';
import costStyles from '../islands/cost/cost.css?inline';
import themingStyles from '../islands/demo/theming/theming.css?inline';
import upgradeStyles from '../islands/upgrade/upgrade.css?inline';

/** The pages with a tool, each with the styles of its tool. */
export const TOOL_STYLES: Readonly<Record<string, string>> = {
  [ACCESSIBILITY_PATH]: matrixStyles,
  [STATES_PATH]: statesStyles,
  [COST_PATH]: costStyles,
  [THEMING_PATH]: themingStyles,
  [UPGRADE_PATH]: upgradeStyles,
};
