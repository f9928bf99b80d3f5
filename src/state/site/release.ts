import { readStorage, writeStorage } from '../browser-storage.ts';
import { ISLAND_FAILED, SCRIPT_FAILED } from '../island-events.ts';

/** Lists, separated by spaces, the missing files for which this tab has reloaded a page. */
const KEY = 'reloads';

/** Elements of the built document that name files of its release. */
const FILES = 'script[type="module"][src], body > link[rel="stylesheet"], astro-island';

function listFiles(): string[] {
  return Array.from(
    document.querySelectorAll(FILES),
    (element) =>
      element.getAttribute('component-url') ??
      element.getAttribute('src') ??
      element.getAttribute('href') ??
      '',
  );
}

/**
 * Whether the page may reload for a missing file: once in each tab, and never if the browser cannot
 * remember it, because the page could reload for ever.
 */
export function claimReload(file: string): boolean {
  const before = readStorage('session', KEY) ?? '';
  if (before.split(' ').includes(file)) return false;
  const after = `${before} ${file}`;
  writeStorage('session', KEY, after);
  return readStorage('session', KEY) === after;
}

let checking = false;

/** Reloads the page if its current document names other files, so that its own may be gone. */
async function reloadIfStale(): Promise<void> {
  if (checking) return;
  checking = true;
  try {
    const headers = { Accept: 'text/html' };
    const response = await fetch(window.location.href, { cache: 'no-store', headers });
    const html = response.ok ? await response.text() : null;
    const gone = listFiles().find((file) => html?.includes(file) === false);
    if (gone !== undefined && claimReload(gone)) window.location.reload();
  } catch {
    // Without the network there is no other document.
  }
  checking = false;
}

/** Reloads a page of an earlier release as soon as one of its files is missing. */
export function followReleases(): void {
  const check = () => void reloadIfStale();
  // The document's own scripts can be missing too, and such errors do not bubble.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) check();
    },
    true,
  );
  window.addEventListener(ISLAND_FAILED, check);
  window.addEventListener(SCRIPT_FAILED, check);
}
