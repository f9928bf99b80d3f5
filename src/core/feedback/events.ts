/**
 * What pages tell the service behind the site, if there is one: which searches and addresses lead
 * nowhere, and what throws. Nothing in it says who it happened to.
 */

/** Something that happened on a page. */
export type PageEvent =
  /** A search that found nothing, or of whose results none was opened. */
  | { kind: 'search'; query: string; found: boolean }
  /** An address without a page, and the page that is most like it. */
  | { kind: 'missing'; path: string; nearest?: string | undefined }
  /** A demo, or a script of the page, that threw. */
  | { kind: 'error'; name: string; message: string }
  /** A web vital: milliseconds, or the score of `CLS`. */
  | { kind: 'vital'; name: string; value: number };

export interface EventBatch {
  page: string;
  version: string;
  events: readonly PageEvent[];
}

/** Most events in a batch: a page that throws without end is counted once. */
export const MOST_EVENTS = 50;
const LONGEST_QUERY = 80;
const LONGEST_NAME = 120;
const LONGEST_MESSAGE = 300;
const LONGEST_PATH = 300;

/** Hides numbers, which can be somebody's: of orders, accounts, phones. */
export function maskNumbers(text: string): string {
  return text.replace(/\d/g, '0');
}

function shorten(event: PageEvent): PageEvent {
  switch (event.kind) {
    case 'search':
      return { ...event, query: maskNumbers(event.query.trim().slice(0, LONGEST_QUERY)) };
    case 'missing':
      return { ...event, path: event.path.slice(0, LONGEST_PATH) };
    case 'error':
      return {
        ...event,
        name: event.name.slice(0, LONGEST_NAME) || 'unknown',
        message: maskNumbers(event.message.slice(0, LONGEST_MESSAGE)) || 'unknown',
      };
    case 'vital':
      return event;
  }
}

/**
 * Returns the batch of a page as JSON; null if there is nothing to say. What happened more than once
 * is in it once, and too much is left out.
 */
export function renderBatch(
  pathname: string,
  version: string,
  events: readonly PageEvent[],
): string | null {
  const short = events.map(shorten).filter((each) => each.kind !== 'search' || each.query !== '');
  const distinct = new Map(short.map((event) => [JSON.stringify(event), event]));
  if (distinct.size === 0) return null;
  const batch: EventBatch = {
    page: pathname.slice(0, LONGEST_PATH),
    version,
    events: [...distinct.values()].slice(0, MOST_EVENTS),
  };
  return JSON.stringify(batch);
}
