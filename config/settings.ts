import type { SettingsConfig } from '../src/core/settings/config.ts';

/**
 * What a reader may set. `storageKey` or `cookie` says where the choice is kept, `attribute` which
 * attribute of <html> mirrors it, so that CSS can follow before any script of the page has run.
 */
export default {
  mode: {
    choices: ['light', 'system', 'dark'],
    default: 'system',
    storageKey: 'mui-mode',
    attribute: 'data-mui-color-scheme',
  },
  direction: {
    choices: ['ltr', 'rtl'],
    default: 'ltr',
    storageKey: 'docs-direction',
    attribute: 'dir',
  },
  dense: {
    storageKey: 'docs-dense',
    attribute: 'data-dense',
  },
  spacing: {
    storageKey: 'docs-spacing',
  },
  paletteColors: {
    cookie: 'paletteColors',
  },
} as const satisfies SettingsConfig;
