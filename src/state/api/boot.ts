import { getApiLayout, type ApiLayoutSection } from '../../core/api/layout.ts';
import { showApiLayout } from './layout-choice.ts';

/**
 * Runs inside <head> of pages with lists of the API reference: leaves a function that each list
 * calls before its rows are parsed, so that they are laid out once.
 */
const storage = {
  read: (key: string) => window.localStorage.getItem(key),
  write: (key: string, value: string) => window.localStorage.setItem(key, value),
};
/** One draw a page, so that all its lists agree even where nothing can be kept. */
const draw = Math.random();

window.docs.api = (element) => {
  const section = element.dataset['api'] as ApiLayoutSection;
  showApiLayout(
    element,
    getApiLayout(section, storage, navigator.userAgent, () => draw),
  );
};
