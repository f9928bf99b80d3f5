import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element } from '../../../src/core/api/playground/value.ts';
import { xAxis } from './containers.ts';

export default {
  props: {
    width: 500,
    height: 300,
    series: [{ type: 'bar', data: [4, 3, 5, 8] }],
    xAxis: [{ id: 'quarters', scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }],
  },
  children: [element('BarPlot'), xAxis],
} satisfies PlaygroundConfig;
