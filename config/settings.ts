import type { SettingsConfig } from '../src/core/settings/config.ts';

/**
 * Settings of the reader. `storageKey` or `cookie` is where the value is stored. `attribute` is the
 * attribute of <html> that mirrors it, so that CSS can apply it before the first paint.
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
  /** The release that the reader uses of each product, by folder. Off by default. */
  usedVersions: {
    storageKey: 'docs-used-versions',
  },
  paletteColors: {
    cookie: 'paletteColors',
  },
} as const satisfies SettingsConfig;
