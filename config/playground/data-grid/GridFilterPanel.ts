import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { call, element, name, SELF_PROPS } from '../../../src/core/api/playground/value.ts';

export default {
  tree: element('div', { style: { height: 440, width: '100%' } }, [
    element('DataGrid', {
      rows: call('createRows', 100),
      columns: call('createColumns', 7),
      initialState: name('openFilterPanel'),
      slotProps: { filterPanel: SELF_PROPS },
    }),
  ]),
} satisfies PlaygroundConfig;
