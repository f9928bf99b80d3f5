import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { date, element, name, SELF } from '../../../src/core/api/playground/value.ts';

export default {
  props: { dateAdapter: name('AdapterDayjs') },
  children: [element('StaticDatePicker', { defaultValue: date('2024-04-17T15:30') })],
  tree: SELF,
  without: {
    children: 'Set in the code around the provider.',
    dateFormats: 'The formats of a date library differ from those of another.',
  },
} satisfies PlaygroundConfig;
