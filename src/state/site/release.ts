import { readStorage, writeStorage } from '../browser-storage.ts';
import { ISLAND_FAILED, SCRIPT_FAILED } from '../island-events.ts';

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

/** Lists the files that a failure is about: the one that an element names, or all of the document. */
function listFiles({ type, target }: Event): string[] {
  const isOne = type === 'error';
  if (isOne && !(target instanceof Element && target.matches(NEEDED))) return [];
  const elements = isOne ? [target as Element] : [...document.querySelectorAll(NEEDED)];
  return elements
    .flatMap((element) => NAMES.map((name) => element.getAttribute(name) ?? ''))
    .filter((file) => file.startsWith('/x/assets/'));
}

/** When a script of the document is asked for again. */
const OCCASIONS = ['online', 'pointerdown', 'keydown'];

/** Runs a script of the document that has been lost on the way, later if it is lost again. */
async function runAgain(file: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ `${file}?again`);
  } catch {
    const retry = () => {
      for (const type of OCCASIONS) window.removeEventListener(type, retry);
      void runAgain(file);
    };
    for (const type of OCCASIONS) window.addEventListener(type, retry);
  }
}

/** Reloads the page if its current document does not name a file that this one needs. */
async function reloadIfStale(event: Event): Promise<void> {
  const files = listFiles(event);
  const [file] = files;
  if (file === undefined) return;
  try {
    const response = await fetch(window.location.href, { cache: 'no-store' });
    const current = response.ok ? await response.text() : null;
    const missing = files.find((file) => current?.includes(file) === false);
    if (missing) {
      if (claimReload(missing)) window.location.reload();
      return;
    }
  } catch {
    // Without the network there is no other document.
  }
  // Islands have their own ways to be loaded again.
  const isScript = (event.target as Partial<Element>).localName === 'script';
  if (event.type === 'error' && isScript) await runAgain(file);
}

/**
 * Reloads a page of an earlier release as soon as one of its files is missing. This runs in the
 * document itself, because its scripts can be among them.
 */
export function followReleases(): void {
  // Errors of scripts and style sheets do not bubble.
  window.addEventListener('error', reloadIfStale, true);
  // What a script imports has other names exactly if the script has another name, too.
  for (const type of [ISLAND_FAILED, SCRIPT_FAILED, 'vite:preloadError']) {
    window.addEventListener(type, reloadIfStale);
  }
}
