import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { date } from '../../../src/core/api/playground/value.ts';

export default {
  props: {
    label: 'Shift',
    defaultValue: [date('2024-04-17T09:00'), date('2024-04-21T17:00')],
  },
} satisfies PlaygroundConfig;
