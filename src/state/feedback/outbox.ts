import type { FeedbackPost } from '../../core/feedback/feedback.ts';
import {
  addToOutbox,
  getKey,
  parseOutbox,
  removeFromOutbox,
  type Outbox,
} from '../../core/feedback/outbox.ts';
import { readStorage, removeStorage, writeStorage } from '../browser-storage.ts';
import { postFeedback, RefusedError } from './post-feedback.ts';
import { readFeedbackId, writeFeedbackId, writeVotes } from './votes.ts';

const OUTBOX = 'docs-feedback-outbox';
const KEY_BYTES = 16;

const readOutbox = () => parseOutbox(readStorage('local', OUTBOX), Date.now());

function writeOutbox(outbox: Outbox): void {
  if (outbox.length === 0) removeStorage('local', OUTBOX);
  else writeStorage('local', OUTBOX, JSON.stringify(outbox));
}

/** Whether something waits to be sent. */
export const hasUnsent = (): boolean => readOutbox().length > 0;

/** Forgets what could not be sent about the subject of a post, or all of it. */
export function forgetUnsent(post?: FeedbackPost): void {
  writeOutbox(post ? removeFromOutbox(readOutbox(), post) : []);
}

/**
 * Posts a vote or comment, and remembers the reader's id and votes. If that fails, it rejects and
 * keeps the post, unless the service refused it for good.
 */
export async function sendPost(feedbackUrl: string, post: FeedbackPost) {
  const key =
    post.key ?? getKey(readOutbox(), post, crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  const keyed = { ...post, key };
  try {
    const { id, votes } = await postFeedback(feedbackUrl, keyed);
    forgetUnsent(post);
    writeFeedbackId(id);
    writeVotes(votes);
    return votes;
  } catch (error) {
    if (error instanceof RefusedError) forgetUnsent(post);
    else writeOutbox(addToOutbox(readOutbox(), keyed, Date.now()));
    throw error;
  }
}

/** Sends what waits, one after the other; the first that fails leaves the others for later. */
export async function sendUnsent(feedbackUrl: string): Promise<void> {
  for (const { post } of readOutbox()) {
    // The first answer may have given this browser its id.
    const id = post.id ?? readFeedbackId() ?? undefined;
    try {
      await sendPost(feedbackUrl, { ...post, ...(id === undefined ? {} : { id }) });
    } catch (error) {
      if (!(error instanceof RefusedError)) return;
    }
  }
}
