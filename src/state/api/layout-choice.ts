import { getLayoutKey, type ApiLayout, type ApiLayoutSection } from '../../core/api/layout.ts';
import { writeStorage } from '../browser-storage.ts';

/** Shows a list in a layout, and marks the button of that layout. */
export function showApiLayout(list: HTMLElement, layout: ApiLayout): void {
  list.dataset['layout'] = layout;
  for (const button of list.querySelectorAll<HTMLElement>('[data-api-layout]')) {
    button.setAttribute('aria-pressed', String(button.dataset['apiLayout'] === layout));
  }
}

/** Stores the reader's layout of a section, and applies it to every list of that section. */
export function chooseApiLayout(section: ApiLayoutSection, layout: ApiLayout): void {
  writeStorage('local', getLayoutKey(section), layout);
  for (const list of document.querySelectorAll<HTMLElement>('[data-api]')) {
    if (list.dataset['api'] === section) showApiLayout(list, layout);
  }
}
