import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { date } from '../../../src/core/api/playground/value.ts';

export default {
  props: {
    defaultValue: date('2024-04-17T15:30'),
  },
} satisfies PlaygroundConfig;
