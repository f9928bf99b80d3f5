import type { ClientDirective } from 'astro';
import { ISLAND_FAILED, ISLAND_HYDRATE, ISLAND_READY } from '../../state/island-events.ts';

/**
 * `client:interaction`: loads an island when the reader hovers or focuses it, hydrates it on the
 * first click or key press, and replays that input once React handles events. If its script does
 * not arrive, the next input tries again.
 */
const interaction: ClientDirective = (load, _options, element) => {
  let loading: Promise<() => Promise<void>> | undefined;
  let hydrating = false;
  /** Replays the reader's last input on each element once the island is ready. */
  const repeats = new Map<EventTarget, () => void>();

  const warm = () => (loading ??= load());

  const start = () => {
    if (hydrating) return;
    hydrating = true;
    element.addEventListener(ISLAND_READY, finish, { once: true });
    void warm().then((hydrate) => hydrate());
  };

  const onClick = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>('button, a, [role="tab"]');
    if (!target || target instanceof HTMLAnchorElement) return;
    event.preventDefault();
    event.stopPropagation();
    repeats.set(target, () => target.click());
    start();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!/^(Arrow|Home|End)/.test(event.key)) return;
    const { target, key } = event;
    event.preventDefault();
    if (!target) return;
    repeats.set(target, () =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
    start();
  };

  const onFailure = (event: Event) => {
    // The reader has only hovered and knows of no failure yet.
    if (!hydrating) event.preventDefault();
    loading = undefined;
    hydrating = false;
    repeats.clear();
  };

  function finish() {
    element.removeEventListener(ISLAND_FAILED, onFailure);
    element.removeEventListener('click', onClick, true);
    element.removeEventListener('keydown', onKey, true);
    for (const repeat of repeats.values()) repeat();
  }

  element.addEventListener('pointerover', warm, { once: true, passive: true });
  element.addEventListener('focusin', warm, { once: true });
  element.addEventListener('click', onClick, true);
  element.addEventListener('keydown', onKey, true);
  element.addEventListener(ISLAND_HYDRATE, start);
  element.addEventListener(ISLAND_FAILED, onFailure);
};

export default interaction;
