import { locales, tables } from 'virtual:labels';
import { getLabels } from '../core/i18n.ts';

/** Returns the interface labels of a language; the build warns once about missing labels. */
export function getPageLabels(language: string): Label {
  return getLabels(tables, language, console.warn);
}

/** Returns the direction of a language; left to right for a language the site does not have. */
export function getDirection(language: string): 'ltr' | 'rtl' {
  return locales.find(({ id }) => id === language)?.direction ?? 'ltr';
}
