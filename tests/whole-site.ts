import { readSite } from '../src/node/site/load-site.ts';

/** All pages with their references. Tests that share their modules read them once. */
export const wholeSite = await readSite();
