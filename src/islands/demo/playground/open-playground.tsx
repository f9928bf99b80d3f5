import { createRoot } from 'react-dom/client';
import tables from 'virtual:labels/playground+plan';
import loaders from 'virtual:playground';
import type { PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import { splitTryHash } from '../../../core/api/playground/try-hash.ts';
import { getLabels } from '../../../core/i18n.ts';
import { DEMO_SHEET_PATH, getPlaygroundPath } from '../../../core/urls.ts';
import { getDepth, removeHash } from '../../../state/site/layers.ts';
import { fetchJson } from '../../../state/site/fetch-file.ts';
import { Playground } from './Playground.tsx';
import styles from './playground.css?inline';

const t = getLabels(tables, document.documentElement.lang);

/** Adds the style sheet with the variables of the demos' theme, which pages of demos have. */
function addThemeSheet(): void {
  if (document.querySelector(`link[href="${DEMO_SHEET_PATH}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = DEMO_SHEET_PATH;
  document.body.append(link);
}

/** Covers the page with an element, which keyboards and screen readers cannot leave. */
function coverPage(label: string): { cover: HTMLElement; uncover: () => void } {
  const covered = [...document.body.children].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && !each.inert,
  );
  for (const each of covered) each.inert = true;
  const cover = document.createElement('div');
  cover.className = 'playground';
  cover.role = 'dialog';
  cover.ariaModal = 'true';
  cover.ariaLabel = label;
  cover.tabIndex = -1;
  document.body.append(cover);
  document.documentElement.dataset['playground'] = '';
  return {
    cover,
    uncover() {
      for (const each of covered) each.inert = false;
      cover.remove();
      delete document.documentElement.dataset['playground'];
    },
  };
}

/** Whether Escape was meant for the playground, and not for something inside of it. */
function isEscape({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return false;
  // A search box clears itself first; the component and the editor have their own uses for the key.
  const isFilled = target instanceof HTMLInputElement && target.type === 'search' && target.value;
  return !isFilled && !target.closest('.playground-stage, .editor');
}

let isOpen = false;

/** Opens the playground that a button names over the page. It closes with the hash. */
export async function openPlayground(button: HTMLElement): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  const [folder = '', component = ''] = (button.dataset['try'] ?? '').split('/');
  const { cover, uncover } = coverPage(t('playground.title', { name: component }));
  const root = createRoot(cover, {
    // The playground shows what its component throws.
    onCaughtError: () => {},
  });
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    isOpen = false;
    window.removeEventListener('hashchange', follow);
    window.removeEventListener('popstate', follow);
    root.unmount();
    uncover();
    if (splitTryHash(window.location.hash)) {
      if (getDepth() > 0) window.history.back();
      else removeHash();
    }
    button.focus();
  };
  const follow = () => {
    if (!splitTryHash(window.location.hash)) close();
  };
  window.addEventListener('hashchange', follow);
  window.addEventListener('popstate', follow);
  cover.addEventListener('keydown', (event) => {
    if (isEscape(event)) close();
  });
  cover.focus();
  addThemeSheet();
  const show = (content: { setup: PlaygroundSetup; scope: Record<string, unknown> } | null) => {
    // The reader may have left before it has loaded.
    if (isClosed) return;
    root.render(
      <>
        <style>{styles}</style>
        {content ? (
          <Playground {...content} t={t} openedAt={performance.now()} onClose={close} />
        ) : (
          <div className="playground-message" role="alert">
            <p>{t('playground.failed')}</p>
            <button type="button" className="button" onClick={close}>
              {t('playground.close')}
            </button>
          </div>
        )}
      </>,
    );
  };
  try {
    const load = loaders[`${folder}/${component}`];
    if (!load) throw new Error(`${component} has no playground`);
    const [setup, { scope }] = await Promise.all([
      fetchJson<PlaygroundSetup>(getPlaygroundPath(folder, component)),
      load(),
    ]);
    show({ setup, scope });
  } catch {
    show(null);
  }
}
