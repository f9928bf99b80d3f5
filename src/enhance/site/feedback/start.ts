import release from 'virtual:release';
import { renderBatch } from '../../../core/feedback/events.ts';
import { hasUnsent, sendUnsent } from '../../../state/feedback/outbox.ts';
import { getServiceAddress } from '../../../state/feedback/post-feedback.ts';
import { report, takeReports } from '../../../state/site/report.ts';
import { mustNotTrack } from '../tracking.ts';

/** Notes errors of the site's own scripts; those of extensions are none of its business. */
function reportErrors(): void {
  window.addEventListener('error', ({ filename, message }) => {
    if (!filename.startsWith(window.location.origin)) return;
    const [name = ''] = new URL(filename).pathname.split('/').at(-1)!.split('.');
    report({ kind: 'error', name, message });
  });
}

/** Sends what happened on the page in one beacon when the reader leaves it. */
function sendWhenLeft(feedbackUrl: string): void {
  let isSent = false;
  // On the window, so that scripts that listen to the document have reported before.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent) return;
    const batch = renderBatch(window.location.pathname, release, takeReports());
    if (batch === null) return;
    isSent = true;
    navigator.sendBeacon(getServiceAddress(feedbackUrl, 'events'), batch);
  });
  // The back/forward cache restores the page for another visit.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isSent = false;
  });
}

/** Whether the reader is about to send something, so that nothing should be sent in their place. */
function isWriting(): boolean {
  return document.querySelector('.feedback-form') !== null;
}

/** Sends what earlier pages could not, and what happens on this one. */
export function startFeedback(feedbackUrl: string): void {
  const send = () => {
    if (!isWriting() && hasUnsent()) void sendUnsent(feedbackUrl);
  };
  send();
  window.addEventListener('online', send);
  if (mustNotTrack()) return;
  reportErrors();
  sendWhenLeft(feedbackUrl);
}
