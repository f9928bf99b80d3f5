import type { FeedbackPost } from './feedback.ts';

/**
 * Votes and comments that could not be sent. They are sent again later, with the key of the first
 * attempt, so that the service keeps one that arrived after all only once.
 */

export interface OutboxEntry {
  /** Milliseconds since 1970. */
  since: number;
  post: FeedbackPost;
}
export type Outbox = readonly OutboxEntry[];

const MOST_ENTRIES = 20;
const LONGEST_MILLISECONDS = 7 * 86_400_000;

/** Whether two posts are about the same: the later one replaces the earlier one. */
function isSameSubject(one: FeedbackPost, other: FeedbackPost): boolean {
  return one.page === other.page && one.section === other.section;
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { since, post } = value as { since?: unknown; post?: unknown };
  if (typeof since !== 'number' || typeof post !== 'object' || post === null) return false;
  const { key, page } = post as Record<string, unknown>;
  return typeof key === 'string' && typeof page === 'string';
}

/** Parses what the browser stored. Leaves out what is too old, and what is not an entry. */
export function parseOutbox(stored: string | null, now: number): Outbox {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (!Array.isArray(value)) return [];
    return value.filter(isEntry).filter(({ since }) => now - since < LONGEST_MILLISECONDS);
  } catch {
    return [];
  }
}

/** Adds a post, which replaces an earlier one on the same subject. */
export function addToOutbox(outbox: Outbox, post: FeedbackPost, now: number): Outbox {
  return [...removeFromOutbox(outbox, post), { since: now, post }].slice(-MOST_ENTRIES);
}

/** Removes what is about the same subject: it was sent, or the reader has thought better of it. */
export function removeFromOutbox(outbox: Outbox, post: FeedbackPost): Outbox {
  return outbox.filter((entry) => !isSameSubject(entry.post, post));
}

/**
 * Returns the key for a post: of an earlier attempt to send the very same, or a new one. `random`:
 * bytes.
 */
export function getKey(outbox: Outbox, post: FeedbackPost, random: Uint8Array): string {
  const earlier = outbox.find(
    (entry) =>
      isSameSubject(entry.post, post) &&
      entry.post.rating === post.rating &&
      entry.post.comment === post.comment,
  );
  return (
    earlier?.post.key ?? Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
