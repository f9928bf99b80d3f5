import { DEFAULT_SPACING, type SettingDefinition } from '../src/core/settings/settings.ts';

/**
 * What a reader may set. `storage` says where the choice is kept, `attribute` which attribute of
 * <html> mirrors it, so that CSS can follow before any script of the page has run.
 */
export default {
  mode: {
    choices: ['light', 'system', 'dark'],
    default: 'system',
    storage: { kind: 'local', key: 'mui-mode' },
    attribute: 'data-mui-color-scheme',
  },
  direction: {
    choices: ['ltr', 'rtl'],
    default: 'ltr',
    storage: { kind: 'local', key: 'docs-direction' },
    attribute: 'dir',
  },
  dense: {
    choices: [false, true],
    default: false,
    storage: { kind: 'local', key: 'docs-dense' },
    attribute: 'data-dense',
  },
  spacing: {
    choices: [4, 6, 8, 10, 12],
    default: DEFAULT_SPACING,
    storage: { kind: 'local', key: 'docs-spacing' },
    attribute: 'data-spacing',
  },
  paletteColors: {
    default: {},
    storage: { kind: 'cookie', key: 'paletteColors' },
  },
} as const satisfies Record<string, SettingDefinition>;
