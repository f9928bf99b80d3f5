import {
  API_LAYOUT_SECTIONS,
  getLayoutKey,
  parseLayout,
  type ApiLayout,
  type ApiLayoutSection,
} from '../../core/api/layout.ts';
import { readStorage, writeStorage } from '../browser-storage.ts';
import { followStored } from '../site/other-documents.ts';

/** Shows a list in a layout, and marks the button of that layout. */
export function showApiLayout(list: HTMLElement, layout: ApiLayout): void {
  list.dataset['layout'] = layout;
  for (const button of list.querySelectorAll<HTMLElement>('[data-api-layout]')) {
    button.setAttribute('aria-pressed', String(button.dataset['apiLayout'] === layout));
  }
}

/** Applies a layout to every list of a section. */
function showSection(section: ApiLayoutSection, layout: ApiLayout): void {
  for (const list of document.querySelectorAll<HTMLElement>(`[data-api="${section}"]`)) {
    showApiLayout(list, layout);
  }
}

/** Stores the reader's layout of a section, and applies it to every list of that section. */
export function chooseApiLayout(section: ApiLayoutSection, layout: ApiLayout): void {
  writeStorage('local', getLayoutKey(section), layout);
  showSection(section, layout);
}

/** Applies the layouts that the reader chooses in another tab. */
export function followApiLayouts(onChange: (section: ApiLayoutSection) => void): void {
  for (const section of API_LAYOUT_SECTIONS) {
    followStored(
      () => parseLayout(readStorage('local', getLayoutKey(section))),
      (layout) => {
        if (!layout) return;
        showSection(section, layout);
        onChange(section);
      },
    );
  }
}
