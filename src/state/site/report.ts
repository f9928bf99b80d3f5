import type { PageEvent } from '../../core/feedback/events.ts';

/** A page that throws without end must not fill the memory. */
const MOST_REPORTS = 200;

let reports: PageEvent[] = [];

/** Notes what happened on this page. It stays there unless the site has a service to send it to. */
export function report(event: PageEvent): void {
  if (reports.length < MOST_REPORTS) reports.push(event);
}

/** Returns what happened on this page so far, and starts anew. */
export function takeReports(): readonly PageEvent[] {
  const taken = reports;
  reports = [];
  return taken;
}
