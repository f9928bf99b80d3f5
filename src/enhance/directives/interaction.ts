import type { ClientDirective } from 'astro';
import { ISLAND_READY, ISLAND_WAKE } from '../../state/island-events.ts';

/**
 * `client:interaction`: loads an island when the reader points at it or focuses it, hydrates it on
 * the first click or key, and repeats all of them once React answers events.
 */
const interaction: ClientDirective = (load, _options, element) => {
  let loading: Promise<() => Promise<void>> | undefined;
  let waking = false;
  /** Repeats what the reader did, once the island can answer: the last thing done to each element. */
  const repeats = new Map<EventTarget, () => void>();

  const warm = () => (loading ??= load());

  const wake = () => {
    if (waking) return;
    waking = true;
    element.addEventListener(ISLAND_READY, finish, { once: true });
    void warm().then((hydrate) => hydrate());
  };

  const onClick = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>('button, a, [role="tab"]');
    if (!target || target instanceof HTMLAnchorElement) return;
    event.preventDefault();
    event.stopPropagation();
    repeats.set(target, () => target.click());
    wake();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!/^(Arrow|Home|End)/.test(event.key)) return;
    const { target, key } = event;
    event.preventDefault();
    if (!target) return;
    repeats.set(target, () =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
    wake();
  };

  function finish() {
    element.removeEventListener('click', onClick, true);
    element.removeEventListener('keydown', onKey, true);
    for (const repeat of repeats.values()) repeat();
  }

  element.addEventListener('pointerover', warm, { once: true, passive: true });
  element.addEventListener('focusin', warm, { once: true });
  element.addEventListener('click', onClick, true);
  element.addEventListener('keydown', onKey, true);
  element.addEventListener(ISLAND_WAKE, wake, { once: true });
};

export default interaction;
