import events from '../../../../config/analytics.ts';
import type { ClickEvent } from '../../../core/site/config.ts';
import { getClickEvent, type EventAttributes } from '../../../core/site/analytics.ts';
import { tell } from './tag.ts';

/** Returns an element's own event attributes, else its entry in `config/analytics.ts`, or null. */
function getAttributes(element: Element): EventAttributes | null {
  const read = (name: string) => element.getAttribute(`data-ga-event-${name}`);
  const own = read('category');
  if (own !== null) {
    return { category: own, action: read('action'), label: read('label'), split: read('split') };
  }
  const listed: ClickEvent | undefined = events.find(({ selector }) => element.matches(selector));
  if (!listed) return null;
  const { category, action, label = element.getAttribute('data-toolbar-item'), split } = listed;
  // The copy shortcut sets its action on the element.
  return { category, action: read('action') ?? action, label, split: split?.toString() ?? null };
}

/** Counts clicks with one listener. A click counts only for the nearest counted element. */
export function countClicks(): void {
  document.addEventListener('click', ({ target }) => {
    let element = target instanceof Element ? target : null;
    let attributes: EventAttributes | null = null;
    while (element && attributes === null) {
      attributes = getAttributes(element);
      element = element.parentElement;
    }
    const event = attributes && getClickEvent(attributes, Math.random());
    if (event) tell('event', ...event);
  });
}
