import type { Generated } from 'kysely';

/** A vote on a page or a comment on one of its sections. Its text is kept apart. */
export interface VoteTable {
  id: Generated<number>;
  /** Chosen by the browser for each vote, so that one that is sent again is kept once. */
  key: string;
  /** Random id of the browser. */
  reader: string;
  page: string;
  /** Heading of the section that a comment is about. */
  section: string | null;
  /** 1 for yes, 0 for no, null for a comment on a section. */
  rating: number | null;
  version: string;
  language: string;
  /** 1 for the reader's last vote on the page, 0 for those that it replaced. */
  latest: Generated<number>;
  /** Milliseconds since 1970, UTC. */
  created: number;
}

/** What a reader wrote, and what the team made of it. */
export interface CommentTable {
  vote: number;
  text: string;
  /** How much it looks like spam, from 0 to 100. */
  spam: number;
  status: 'new' | 'planned' | 'done' | 'declined';
  issue: string | null;
  /** What readers see. */
  answer: string | null;
  changed: number;
}

/**
 * How often something happened on a page on one day. Events are counted as they arrive, and not kept
 * one by one: there is nothing in them that could be put together again.
 */
export interface EventTable {
  /** Days since 1970, UTC. */
  day: number;
  kind: 'search' | 'missing' | 'error' | 'vital';
  page: string;
  /** The query, the address, the demo or script, the vital. */
  name: string;
  /** The message of an error; `nothing` or `unopened` for a search. */
  detail: string;
  /** Of a vital: the step of a logarithmic scale. */
  step: number;
  version: string;
  /** Family of the browser: `Firefox`. */
  browser: string;
  total: number;
}

export interface Tables {
  vote: VoteTable;
  comment: CommentTable;
  event_count: EventTable;
}
