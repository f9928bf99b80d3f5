import { getApiLayout, type ApiLayoutSection } from '../../core/api/layout.ts';
import { showApiLayout } from './layout-choice.ts';

/**
 * Runs inside <head> of pages with lists of the API reference. Defines a function that each list
 * calls before its rows are parsed, so that they are laid out only once.
 */
const storage = {
  read: (key: string) => window.localStorage.getItem(key),
  write: (key: string, value: string) => window.localStorage.setItem(key, value),
};
/** One random number per page, so that all its lists agree even if nothing can be stored. */
const draw = Math.random();

window.docs.api = (element) => {
  const section = element.dataset['api'] as ApiLayoutSection;
  showApiLayout(
    element,
    getApiLayout(section, storage, navigator.userAgent, () => draw),
  );
};
