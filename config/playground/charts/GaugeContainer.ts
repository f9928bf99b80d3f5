import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element } from '../../../src/core/api/playground/value.ts';

export default {
  props: { value: 62, height: 240, startAngle: -110, endAngle: 110 },
  children: [element('GaugeReferenceArc'), element('GaugeValueArc'), element('GaugeValueText')],
} satisfies PlaygroundConfig;
