import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';

export default {} satisfies PlaygroundConfig;
