import tables from 'virtual:labels/plan';
import { createLabels } from '../../core/i18n.ts';

/** The labels of the plans in a language. */
export const getLabels = createLabels(tables, console.error);
