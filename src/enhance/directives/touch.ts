import type { ClientDirective } from 'astro';
import { ISLAND_FAILED, ISLAND_HYDRATE } from '../../state/island-events.ts';

/** A place in the demo's stage, from its upper left corner. */
interface Point {
  x: number;
  y: number;
}

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

/** Elements that take the keyboard focus. */
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Components that measure themselves are complete when their elements stay the same for a while. */
const QUIET_FRAMES = 5;
const MAX_FRAMES = 90;

async function waitUntilQuiet(stage: Element): Promise<void> {
  let changed = false;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(stage, { childList: true, subtree: true });
  for (let frame = 0, quiet = 0; frame < MAX_FRAMES && quiet < QUIET_FRAMES; frame += 1) {
    await nextFrame();
    quiet = changed ? 0 : quiet + 1;
    changed = false;
  }
  observer.disconnect();
}

/** Waits until the demo has mounted: its island marks the frame. */
function waitUntilLive(frame: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (frame.dataset['live'] === undefined) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(frame, { attributeFilter: ['data-live'] });
  });
}

/** Repeats a click on what the demo shows at that place. */
function repeatClick(stage: Element, { x, y }: Point): void {
  const box = stage.getBoundingClientRect();
  const place = { clientX: box.left + x, clientY: box.top + y };
  const target = document.elementFromPoint(place.clientX, place.clientY);
  if (!(target instanceof Element) || !stage.contains(target)) return;
  const init = { ...place, bubbles: true, cancelable: true, composed: true, detail: 1 };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...init, isPrimary: true }));
  target.dispatchEvent(new MouseEvent('mousedown', init));
  target.closest<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  target.dispatchEvent(new PointerEvent('pointerup', { ...init, isPrimary: true }));
  target.dispatchEvent(new MouseEvent('mouseup', init));
  target.dispatchEvent(new MouseEvent('click', init));
}

/**
 * `client:touch`: hydrates a demo when the reader moves the pointer over it, focuses its cover or
 * clicks it, and repeats a click that came first. Loading or scrolling the page does nothing.
 */
const touch: ClientDirective = (load, _options, element) => {
  const frame = element.closest<HTMLElement>('[data-demo]');
  const stage = element.closest('.demo-stage');
  const cover = frame?.querySelector<HTMLElement>('[data-demo-wake]');
  if (!frame || !stage || !cover) return;
  let clicked: Point | undefined;
  let waking = false;

  const wake = async () => {
    if (waking) return;
    waking = true;
    cover.setAttribute('aria-busy', 'true');
    const hydrate = await load();
    if (!waking) return;
    const live = waitUntilLive(frame);
    await hydrate();
    await live;
    await waitUntilQuiet(stage);
    const focused = document.activeElement === cover;
    cover.remove();
    if (clicked) repeatClick(stage, clicked);
    else if (focused) stage.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  };

  cover.addEventListener('pointermove', ({ movementX, movementY }) => {
    // Scrolling moves the page below a pointer that rests.
    if (movementX !== 0 || movementY !== 0) void wake();
  });
  cover.addEventListener('focus', () => void wake());
  cover.addEventListener('click', ({ detail, clientX, clientY }) => {
    const box = stage.getBoundingClientRect();
    // A click without a pointer comes from the keyboard.
    clicked = detail > 0 ? { x: clientX - box.left, y: clientY - box.top } : undefined;
    void wake();
  });
  element.addEventListener(ISLAND_HYDRATE, () => void wake());
  element.addEventListener(ISLAND_FAILED, () => {
    waking = false;
    clicked = undefined;
    // The message about the failure takes its place.
    cover.remove();
  });
};

export default touch;
