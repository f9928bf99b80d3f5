import { parseVotes, renderVotes, type Votes } from '../../core/feedback/feedback.ts';
import { COOKIE_SECONDS } from '../../core/settings/settings.ts';
import { readCookie, writeCookie } from '../browser-storage.ts';

/** Cookies with the reader's votes and their id at the feedback service. */
const VOTES = 'feedback';
const ID = 'feedbackId';

export function readVotes(): Votes {
  return parseVotes(readCookie(VOTES));
}

export function writeVotes(votes: Votes): void {
  writeCookie(VOTES, renderVotes(votes), COOKIE_SECONDS);
}

export function readFeedbackId(): string | null {
  return readCookie(ID);
}

export function writeFeedbackId(id: string): void {
  writeCookie(ID, id, COOKIE_SECONDS);
}

/** Forgets the reader's votes and their id. */
export function forgetVotes(): void {
  for (const name of [VOTES, ID]) writeCookie(name, '', 0);
}
