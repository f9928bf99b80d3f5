import plans from 'virtual:labels/plan';
import searches from 'virtual:labels/search';
import { createLabels } from '../../core/i18n.ts';

type Tables = Record<string, (typeof plans)[string] & (typeof searches)[string]>;

const tables: Tables = Object.fromEntries(
  Object.entries(searches).map(([language, table]) => [
    language,
    { ...plans[language]!, ...table },
  ]),
);

/** The labels of the search in a language. */
export const getLabels = createLabels(tables, console.error);
