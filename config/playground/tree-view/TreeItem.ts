import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, SELF } from '../../../src/core/api/playground/value.ts';
import { garden } from './garden.ts';

export default {
  props: { itemId: 'ferns', label: 'Ferns' },
  children: [element('TreeItem', { itemId: 'ferns-1', label: 'Lady fern' })],
  tree: element('SimpleTreeView', { defaultExpandedItems: ['ferns'] }, [
    SELF,
    ...garden('TreeItem'),
  ]),
} satisfies PlaygroundConfig;
