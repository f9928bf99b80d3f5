import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { date, name } from '../../../src/core/api/playground/value.ts';

export default {
  props: {
    label: 'Departure',
    defaultValue: date('2024-04-17T15:30'),
  },
  presets: {
    viewRenderers: {
      'clocks for hours and minutes': {
        hours: name('renderTimeViewClock'),
        minutes: name('renderTimeViewClock'),
      },
    },
  },
} satisfies PlaygroundConfig;
