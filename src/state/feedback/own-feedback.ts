import { askService, getServiceAddress } from './post-feedback.ts';
import { forgetUnsent, hasUnsent } from './outbox.ts';
import { forgetVotes, readFeedbackId } from './votes.ts';

/** Whether the service, or this browser, keeps something of this reader. */
export const hasFeedback = (): boolean => readFeedbackId() !== null || hasUnsent();

function getAddress(feedbackUrl: string): string | null {
  const id = readFeedbackId();
  return id === null
    ? null
    : `${getServiceAddress(feedbackUrl, 'feedback')}/${encodeURIComponent(id)}`;
}

/** Returns everything that the service keeps of this reader, as JSON. */
export async function exportFeedback(feedbackUrl: string): Promise<string> {
  const address = getAddress(feedbackUrl);
  const kept = address === null ? [] : await askService(`${address}/export`);
  return `${JSON.stringify(kept, null, 2)}\n`;
}

/** Deletes what the service keeps of this reader, and then what this browser does. */
export async function deleteFeedback(feedbackUrl: string): Promise<void> {
  const address = getAddress(feedbackUrl);
  if (address !== null) await askService(address, { method: 'DELETE' });
  forgetUnsent();
  forgetVotes();
}
