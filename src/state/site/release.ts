import { readStorage, writeStorage } from '../browser-storage.ts';
import { ISLAND_FAILED } from '../island-events.ts';

/** Lists the missing files for which this tab has reloaded a page. */
const KEY = 'reloads';

/** Elements of the document that need a file of its release, and the attributes that name it. */
const NEEDED = 'astro-island, script, [rel="stylesheet"]';
const NAMES = ['component-url', 'src', 'href'];

/**
 * Whether the page may reload for a missing file: once in each tab, and never if the browser cannot
 * remember it, because the page could reload for ever.
 */
export function claimReload(file: string): boolean {
  const before = readStorage('session', KEY) ?? '';
  if (before.includes(file)) return false;
  writeStorage('session', KEY, before + file);
  return readStorage('session', KEY) === before + file;
}

/** Reloads the page if its current document does not name the file that an element needs. */
async function reloadIfStale({ target }: Event): Promise<void> {
  if (!(target instanceof Element)) return;
  const file = NAMES.map((name) => target.getAttribute(name)).find(Boolean);
  if (!file?.startsWith('/x/assets/') || !target.matches(NEEDED)) return;
  try {
    const response = await fetch(window.location.href, { cache: 'no-store' });
    if (!response.ok || (await response.text()).includes(file)) return;
    if (claimReload(file)) window.location.reload();
  } catch {
    // Without the network there is no other document.
  }
}

/**
 * Reloads a page of an earlier release as soon as one of its files is missing. This runs in the
 * document itself, because its scripts can be among them.
 */
export function followReleases(): void {
  // Errors of scripts and style sheets do not bubble.
  window.addEventListener('error', reloadIfStale, true);
  window.addEventListener(ISLAND_FAILED, reloadIfStale);
}
