/** What pages with lists of the API reference do besides the rest of the document. */
import { enhanceDefinitions } from './definitions.ts';
import { enhanceFilter } from './filter.ts';
import { enhanceRows } from './rows.ts';

enhanceRows();
enhanceFilter();
enhanceDefinitions();
