import tables from 'virtual:labels/page';
import { createLabels } from '../../../core/i18n.ts';

const getLabels = createLabels(tables, console.error);

/** The labels of the page's menu in the document's language. */
export const label = getLabels(document.documentElement.lang);
