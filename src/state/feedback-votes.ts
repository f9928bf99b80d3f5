import { parseVotes, renderVotes, type Votes } from '../core/feedback.ts';
import { readCookie, writeCookie } from './browser-storage.ts';

/** The reader's votes and their id at the feedback service (behaviours §16). */
const VOTES = 'feedback';
const ID = 'feedbackId';
const YEAR_IN_SECONDS = 31536000;

export function readVotes(): Votes {
  return parseVotes(readCookie(VOTES));
}

export function writeVotes(votes: Votes): void {
  writeCookie(VOTES, renderVotes(votes), YEAR_IN_SECONDS);
}

export function readFeedbackId(): string | null {
  return readCookie(ID);
}

export function writeFeedbackId(id: string): void {
  writeCookie(ID, id, YEAR_IN_SECONDS);
}
