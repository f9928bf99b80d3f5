import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';

export default {
  props: { width: 300, height: 200 },
  children: [element('circle', { cx: 150, cy: 100, r: 60, fill: '#1976d2' })],
  tree: element('ResponsiveChartContainer', { height: 240, series: [] }, [SELF]),
} satisfies PlaygroundConfig;
