import { readStorage } from './browser-storage.ts';
import { readCodePreferences, reflectCodePreferences } from './demo/code-variant-storage.ts';
import { restoreNav } from './site/nav-persistence.ts';
import { readThemeState, reflectChoices, reflectThemeState } from './settings/storage.ts';
import { restoreTab } from './page/tab-choice.ts';

/**
 * Runs inside <head>, before the first paint, so that nothing ever flashes: mirrors the stored
 * settings on <html>, and leaves two functions for the places that need to be restored as soon
 * as they are parsed.
 */
declare global {
  interface Window {
    docs: {
      /** Restores the side navigation's scroll and open groups. */
      nav: (element: Element | null) => void;
      /** Restores the chosen tab of a group of code blocks. */
      tabs: (element: Element | null) => void;
      /** Gives a list of the API reference the layout that its reader has chosen; see api-boot. */
      api?: (element: HTMLElement) => void;
    };
  }
}

const root = document.documentElement;
root.classList.add('js');
// Prepared while the pointer rests on its link: there is time now for the layout of all of it.
if ((document as Document & { prerendering?: boolean }).prerendering) root.classList.add('ahead');
reflectCodePreferences(readCodePreferences());
reflectThemeState(readThemeState());
reflectChoices();
window.docs = {
  nav: (element) => {
    // Just before the paint, when the layout that this has to read is due anyway.
    requestAnimationFrame(() => element && restoreNav(element as HTMLElement));
  },
  tabs: (element) => {
    if (element) restoreTab(element as HTMLElement, (key) => readStorage('local', key));
  },
};
