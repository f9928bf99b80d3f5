import tables from 'virtual:labels/code';
import { createLabels } from '../../core/i18n.ts';

const getLabels = createLabels(tables, console.error);

/** The labels of code blocks in the document's language. */
export const label = getLabels(document.documentElement.lang);
