import { readStorage } from './browser-storage.ts';
import { readCodePreferences, reflectCodePreferences } from './demo/code-variant-storage.ts';
import { restoreNav } from './site/nav-persistence.ts';
import { followReleases } from './site/release.ts';
import { readThemeState, reflectChoices, reflectThemeState } from './settings/storage.ts';
import { isPrerendering } from './site/visit.ts';
import { restoreTab } from './page/tab-choice.ts';

/**
 * Runs inside <head>, before the first paint, so that nothing ever flashes: mirrors the stored
 * settings on <html>, and defines functions that restore parts of the page as soon as they are
 * parsed.
 */
declare global {
  interface Window {
    docs: {
      /** Restores the side navigation's scroll and open groups. */
      nav: (element: Element | null) => void;
      /** Restores the chosen tab of a group of code blocks. */
      tabs: (element: Element | null) => void;
      /** Applies the reader's layout to a list of the API reference; see `api/boot.ts`. */
      api?: (element: HTMLElement) => void;
    };
  }
}

const root = document.documentElement;
followReleases();
root.classList.add('js');
// A prerendered page has time to lay out all of its code in advance.
if (isPrerendering()) root.classList.add('ahead');
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (connection?.saveData) root.dataset['saveData'] = '';
if (document.fullscreenEnabled) root.classList.add('can-full-screen');
reflectCodePreferences(readCodePreferences());
reflectThemeState(readThemeState());
reflectChoices();
window.docs = {
  nav: (element) => {
    const restore = () => element && restoreNav(element as HTMLElement);
    // A prerendered page has time for it before its visit.
    if (isPrerendering()) setTimeout(restore);
    // Just before the paint, when the layout that this reads is due anyway.
    requestAnimationFrame(restore);
  },
  tabs: (element) => {
    if (element) restoreTab(element as HTMLElement, (key) => readStorage('local', key));
  },
};
