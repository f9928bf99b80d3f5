import type { DataConfig } from '../src/core/data/config.ts';

/** Sizes of what the site offers as data beside its pages; docs/data.md describes the files. */
export default {
  // About a quarter of a million tokens: what a large model reads at once.
  maxFullTextBytes: 1024 * 1024,
  feedEntries: 40,
} satisfies DataConfig;
