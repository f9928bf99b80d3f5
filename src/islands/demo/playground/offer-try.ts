import { announceFailure } from '../../../state/island-events.ts';
import { getDepth, goesBackByGesture, pushLayer, removeHash } from '../../../state/site/layers.ts';
import { getTryStart, splitTryHash } from '../../../core/api/playground/try-hash.ts';

/**
 * Opens a playground on the click on its button, or when the address says so. Nothing of it loads
 * before.
 */
export function offerTry(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-try]')];
  const [first] = buttons;
  if (!first) return;
  const getName = (button: HTMLElement) => button.dataset['try']?.split('/')[1];
  const open = (button: HTMLElement) => {
    import('./open-playground.tsx').then(
      ({ openPlayground }) => openPlayground(button),
      () => announceFailure(button),
    );
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const hash = getTryStart(buttons.length > 1 ? getName(button) : undefined);
      pushLayer(hash);
      open(button);
    });
  }
  const follow = () => {
    const parts = splitTryHash(window.location.hash);
    if (!parts) return;
    const named = buttons.find((button) => getName(button) === parts.component);
    open(named ?? first);
  };
  follow();
  window.addEventListener('hashchange', () => {
    // After Back, Forward comes to the entry that a button has added.
    if (goesBackByGesture() && getDepth() > 0 && splitTryHash(window.location.hash)) removeHash();
    else follow();
  });
}
