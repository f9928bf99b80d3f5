import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';

export default {
  tree: element(
    'ResponsiveChartContainer',
    {
      height: 300,
      series: [
        {
          type: 'pie',
          data: [
            { id: 0, value: 5, label: 'Rain' },
            { id: 1, value: 9, label: 'Sun' },
          ],
        },
      ],
    },
    [SELF],
  ),
} satisfies PlaygroundConfig;
