import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';
import { pointContainer } from './containers.ts';

export default {
  props: { voronoiMaxRadius: 40 },
  tree: pointContainer([element('ScatterPlot'), SELF]),
} satisfies PlaygroundConfig;
