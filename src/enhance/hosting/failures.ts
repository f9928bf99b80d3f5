import tables from 'virtual:labels/fault';
import { getLabels } from '../../core/i18n.ts';
import { ISLAND_FAILED, ISLAND_HYDRATE, SCRIPT_FAILED } from '../../state/island-events.ts';
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

/** Says in the frame that a demo did not load. Returns a function that says it again. */
function showInFrame(island: Element, frame: Element, stage: Element): () => void {
  const text = createElement('p', {});
  const retry = () => island.dispatchEvent(new CustomEvent(ISLAND_HYDRATE));
  const buttons = createElement('p', {});
  const box = createElement('div', { className: 'demo-error', role: 'alert' });
  const source = createSource(frame);
  buttons.append(
    createElement('button', {
      type: 'button',
      className: 'button',
      textContent: t('fault.retry'),
      onclick: retry,
    }),
    ' ',
    createElement('button', {
      type: 'button',
      className: 'button',
      textContent: t('fault.reload'),
      onclick: () => window.location.reload(),
    }),
  );
  box.append(text, buttons);
  stage.prepend(box);
  if (source) frame.append(source);
  window.addEventListener('online', retry);
  island.addEventListener(
    'astro:hydrate',
    () => {
      window.removeEventListener('online', retry);
      messages.delete(island);
      if (box.contains(document.activeElement)) {
        stage.setAttribute('tabindex', '-1');
        (stage as HTMLElement).focus({ preventScroll: true });
      }
      box.remove();
      source?.remove();
    },
    { once: true },
  );
  // Written after the box is in the document, and again each time, so that it is announced.
  return () => {
    text.textContent = '';
    text.append(createElement('strong', { textContent: t('fault.demo') }));
  };
}

/** Says after an element that its script did not arrive, until the reader tries again. */
function showAfter(element: Element): () => void {
  const notice = createElement('span', { className: 'failure-notice', role: 'alert' });
  element.after(notice);
  notice.textContent = t('fault.part');
  element.addEventListener(
    'click',
    () => {
      messages.delete(element);
      notice.remove();
    },
    { once: true, capture: true },
  );
  return () => undefined;
}

/** For each element with a message, a function that says it again. */
const messages = new Map<Element, () => void>();
let hasStyles = false;

function show({ target, defaultPrevented }: Event): void {
  const element = target as Element;
  if (defaultPrevented) return;
  if (!hasStyles) document.head.append(createElement('style', { textContent: styles }));
  hasStyles = true;
  let say = messages.get(element);
  if (!say) {
    const stage = element.closest('.demo-stage');
    const frame = stage?.closest('.demo');
    say = stage && frame ? showInFrame(element, frame, stage) : showAfter(element);
    messages.set(element, say);
  }
  say();
}

/**
 * Tells readers about scripts that did not arrive: a demo's in its frame, with its source; any
 * other after the element that needed it. This is part of the document's own scripts, because it
 * could not be loaded at that time.
 */
export function showFailures(): void {
  document.addEventListener(ISLAND_FAILED, show);
  document.addEventListener(SCRIPT_FAILED, (event) => {
    show(event);
    // What they load has changed if they have; `state/site/release.ts` compares them.
    for (const script of document.querySelectorAll('script[type="module"]')) {
      script.dispatchEvent(new Event('error'));
    }
  });
}
