import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { date, name } from '../../../src/core/api/playground/value.ts';

export default {
  props: {
    defaultValue: [date('2024-04-17T09:00'), date('2024-04-21T17:00')],
  },
  presets: {
    'slotProps.shortcuts': { 'two ranges': { items: name('rangeShortcutItems') } },
  },
} satisfies PlaygroundConfig;
