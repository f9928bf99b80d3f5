import site from '../../../config/site.ts';
import {
  parseAnswer,
  parseVoteList,
  type FeedbackPost,
  type Votes,
} from '../../core/feedback/feedback.ts';

/** Requests that take longer are aborted. */
const TIMEOUT_MILLISECONDS = 10_000;

async function ask(url: string, init?: RequestInit): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MILLISECONDS);
  try {
    const response = await fetch(url, {
      ...init,
      signal: controller.signal,
      referrerPolicy: 'origin',
    });
    if (!response.ok) throw new Error(`The feedback service answers ${response.status}`);
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
  const stage = window.location.host.includes(site.productionHost) ? 'prod' : 'dev';
  const address = `${feedbackUrl}/${stage}/feedback`;
  const answer = await ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(post),
  });
  const id = parseAnswer(answer);
  return { id, votes: parseVoteList(await ask(`${address}/${encodeURIComponent(id)}`)) };
}
