import tables from 'virtual:labels/settings';
import { createLabels } from '../../core/i18n.ts';

/** The labels of the settings in a language. */
export const getLabels = createLabels(tables, console.error);
export type SettingsLabel = ReturnType<typeof getLabels>;
