/** Additional scripts for pages with lists of the API reference. */
import { enhanceDefinitions } from './definitions.ts';
import { enhanceFilter } from './filter.ts';
import { enhanceLiterals } from './literals.ts';
import { enhanceRows } from './rows.ts';

enhanceRows();
enhanceFilter();
enhanceDefinitions();
enhanceLiterals();
