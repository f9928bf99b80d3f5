import tables from 'virtual:labels/apiChanges';
import { createLabels } from '../../core/i18n.ts';

const getLabels = createLabels(tables, console.error);

/** The labels of the comparison in the document's language. */
export const label = getLabels(document.documentElement.lang);
