import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { date, name } from '../../../src/core/api/playground/value.ts';

export default {
  props: {
    day: date('2024-04-17T00:00'),
    outsideCurrentMonth: false,
    isFirstVisibleCell: false,
    isLastVisibleCell: false,
    onDaySelect: name('ignore'),
  },
} satisfies PlaygroundConfig;
