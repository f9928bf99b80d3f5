import tables from 'virtual:labels/feedback';
import { createLabels } from '../../core/i18n.ts';

const getLabels = createLabels(tables, console.error);

/** The labels of the feedback in the document's language. */
export const label = getLabels(document.documentElement.lang);
