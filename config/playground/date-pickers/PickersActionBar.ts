import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { name } from '../../../src/core/api/playground/value.ts';

export default {
  props: {
    actions: ['clear', 'today', 'cancel', 'accept'],
    onAccept: name('ignore'),
    onCancel: name('ignore'),
    onClear: name('ignore'),
    onSetToday: name('ignore'),
  },
  logs: ['onCancel', 'onSetToday'],
} satisfies PlaygroundConfig;
