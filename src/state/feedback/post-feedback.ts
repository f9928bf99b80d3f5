import site from '../../../config/site.ts';
import {
  parseAnswer,
  parseVoteList,
  type FeedbackPost,
  type Votes,
} from '../../core/feedback/feedback.ts';

/** Requests that take longer are aborted. */
const TIMEOUT_MILLISECONDS = 10_000;

/** An answer that will be the same however often it is asked for. */
export class RefusedError extends Error {}

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Returns the address of what the service keeps for this host. */
export function getServiceAddress(feedbackUrl: string, name: 'feedback' | 'events'): string {
  const stage = window.location.host.includes(site.productionHost) ? 'prod' : 'dev';
  return `${feedbackUrl}/${stage}/${name}`;
}

/**
 * Asks the service, and returns its answer as JSON. Rejects after a while, and with a `RefusedError`
 * if there is no point in asking again.
 */
export async function askService(url: string, init?: RequestInit): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MILLISECONDS);
  try {
    const response = await fetch(url, {
      ...init,
      signal: controller.signal,
      referrerPolicy: 'origin',
    });
    const { ok, status } = response;
    if (isFinal(status)) throw new RefusedError(`The feedback service answers ${status}`);
    if (!ok) throw new Error(`The feedback service answers ${status}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Posts a vote or comment, then loads all votes of this reader. Rejects if either request fails,
 * times out or returns an invalid answer.
 */
export async function postFeedback(
  feedbackUrl: string,
  post: FeedbackPost,
): Promise<{ id: string; votes: Votes }> {
  const address = getServiceAddress(feedbackUrl, 'feedback');
  const answer = await askService(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(post),
  });
  const id = parseAnswer(answer);
  return { id, votes: parseVoteList(await askService(`${address}/${encodeURIComponent(id)}`)) };
}
