import tables from 'virtual:labels/fault';
import { getLabels } from '../../core/i18n.ts';
import {
  ISLAND_FAILED,
  ISLAND_HYDRATE,
  ISLAND_READY,
  ISLAND_SLOW,
  SCRIPT_FAILED,
} from '../../state/island-events.ts';
import styles from './failures.css?inline';

const t = getLabels(tables, document.documentElement.lang);

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Returns a demo's source, which documents contain for readers without JavaScript. */
function createSource(frame: Element): HTMLElement | null {
  const source = frame.querySelector('noscript')?.textContent;
  // A toolbar that has hydrated shows the source itself.
  const isToolbarReady = frame.querySelector('astro-island[ssr] .demo-controls') === null;
  if (!source || isToolbarReady) return null;
  return createElement('div', { className: 'failure-source', innerHTML: source });
}

/** What to say: the script failed, or it is still on its way. */
type Fault = 'failed' | 'slow';

/** Runs a function once, as soon as an element sends one of some events. */
function onFirst(element: Element, types: readonly string[], run: () => void): void {
  const controller = new AbortController();
  const listen = { capture: true, signal: controller.signal };
  const end = () => {
    controller.abort();
    run();
  };
  for (const type of types) element.addEventListener(type, end, listen);
}

/** Events of an element whose script has arrived after all. */
const ARRIVED = ['astro:hydrate', ISLAND_READY];

function createButton(label: 'fault.retry' | 'fault.reload', onclick: () => void) {
  const textContent = t(label);
  return createElement('button', { type: 'button', className: 'button', textContent, onclick });
}

/** Says in the frame that a demo did not load. Returns a function that says it again. */
function showInFrame(island: Element, frame: Element, stage: Element): (fault: Fault) => void {
  const text = createElement('p', {});
  const retry = () => island.dispatchEvent(new CustomEvent(ISLAND_HYDRATE));
  const buttons = createElement('p', {});
  const box = createElement('div', { className: 'demo-error', role: 'alert' });
  const source = createSource(frame);
  const retryButton = createButton('fault.retry', retry);
  buttons.append(
    retryButton,
    ' ',
    createButton('fault.reload', () => window.location.reload()),
  );
  box.append(text, buttons);
  stage.prepend(box);
  if (source) frame.append(source);
  window.addEventListener('online', retry);
  onFirst(island, ARRIVED, () => {
    window.removeEventListener('online', retry);
    messages.delete(island);
    if (box.contains(document.activeElement)) {
      stage.setAttribute('tabindex', '-1');
      (stage as HTMLElement).focus({ preventScroll: true });
    }
    box.remove();
    source?.remove();
  });
  // Written after the box is in the document, and again each time, so that it is announced.
  return (fault) => {
    // A request that has no answer yet cannot be repeated.
    retryButton.hidden = fault === 'slow';
    text.textContent = '';
    const said = t(fault === 'slow' ? 'fault.slow' : 'fault.demo');
    text.append(createElement('strong', { textContent: said }));
  };
}

/** Says after an element that its script did not arrive, until the reader tries again. */
function showAfter(element: Element): (fault: Fault) => void {
  const notice = createElement('span', { className: 'failure-notice', role: 'alert' });
  element.after(notice);
  onFirst(element, ['click', ...ARRIVED], () => {
    messages.delete(element);
    notice.remove();
  });
  return (fault) => {
    notice.textContent = t(fault === 'slow' ? 'fault.slow' : 'fault.part');
  };
}

/** For each element with a message, a function that says it again. */
const messages = new Map<Element, (fault: Fault) => void>();
let hasStyles = false;

function show({ target, type, defaultPrevented }: Event): void {
  const element = target as Element;
  if (defaultPrevented) return;
  if (!hasStyles) document.head.append(createElement('style', { textContent: styles }));
  hasStyles = true;
  const isSlow = type === ISLAND_SLOW;
  let say = messages.get(element);
  // A failure is known already.
  if (say && isSlow) return;
  if (!say) {
    const stage = element.closest('.demo-stage');
    const frame = stage?.closest('.demo');
    say = stage && frame ? showInFrame(element, frame, stage) : showAfter(element);
    messages.set(element, say);
  }
  say(isSlow ? 'slow' : 'failed');
}

/**
 * Tells readers about scripts that did not arrive: a demo's in its frame, with its source; any
 * other after the element that needed it. This is part of the document's own scripts, because it
 * could not be loaded at that time.
 */
export function showFailures(): void {
  for (const type of [ISLAND_FAILED, ISLAND_SLOW, SCRIPT_FAILED]) {
    document.addEventListener(type, show);
  }
}
