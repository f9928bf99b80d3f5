import tables from 'virtual:labels/apiPanel';
import { createLabels } from '../../core/i18n.ts';

const getLabels = createLabels(tables, console.error);

/** The labels of what opens and narrows in the reference, in the document's language. */
export const label = getLabels(document.documentElement.lang);
