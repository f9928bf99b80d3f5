import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { name } from '../../../src/core/api/playground/value.ts';

export default {
  props: {
    items: name('shortcutItems'),
    isLandscape: true,
    isValid: name('acceptAll'),
    onChange: name('ignore'),
  },
} satisfies PlaygroundConfig;
