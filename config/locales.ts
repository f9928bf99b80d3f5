import type { LocaleConfig } from '../src/core/site/config.ts';

/** Languages of the interface. The first is the default and the fallback for all others. */
export default [{ id: 'en', name: 'English', direction: 'ltr' }] satisfies LocaleConfig[];
