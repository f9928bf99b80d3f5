import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { garden } from './garden.ts';

export default {
  props: { multiSelect: true, defaultExpandedItems: ['roses'] },
  children: garden('TreeItem'),
} satisfies PlaygroundConfig;
