import tables from 'virtual:labels/demo';
import { createLabels } from '../../core/i18n.ts';

/** The labels of a demo's frame and toolbar in a language. */
export const getLabels = createLabels(tables, console.error);
export type DemoLabel = ReturnType<typeof getLabels>;
