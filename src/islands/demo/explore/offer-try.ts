import { isTryHash, TRY_HASH } from '../../../core/api/playground/try-hash.ts';

/**
 * Opens the playground of a page on the click on its button, or when the address says so. Nothing
 * of it loads before.
 */
export function offerTry(): void {
  const button = document.querySelector<HTMLElement>('[data-try]');
  if (!button) return;
  const open = async () => {
    const { openExplorer } = await import('./open-explorer.tsx');
    await openExplorer(button);
  };
  button.addEventListener('click', () => {
    window.history.pushState(null, '', TRY_HASH);
    void open();
  });
  const follow = () => {
    if (isTryHash(window.location.hash)) void open();
  };
  follow();
  window.addEventListener('hashchange', follow);
}
