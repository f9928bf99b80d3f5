import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { name } from '../../../src/core/api/playground/value.ts';

export default {
  props: { value: 62, height: 240 },
  presets: { text: { percent: name('writePercent'), none: '' } },
} satisfies PlaygroundConfig;
