import { locales, tables } from 'virtual:labels';
import { getLabels } from '../core/i18n.ts';

/** The interface labels of a language; the build says once what a language lacks. */
export function getPageLabels(language: string): Label {
  return getLabels(tables, language, console.warn);
}

/** Direction of a language; left to right for one that the site does not have. */
export function getDirection(language: string): 'ltr' | 'rtl' {
  return locales.find(({ id }) => id === language)?.direction ?? 'ltr';
}
