import type { DataConfig } from '../src/core/data/config.ts';

/** Limits of the data files. docs/data.md describes them. */
export default {
  // About 250,000 tokens, which fits into the context of a large model.
  maxFullTextBytes: 1024 * 1024,
  feedEntries: 40,
} satisfies DataConfig;
