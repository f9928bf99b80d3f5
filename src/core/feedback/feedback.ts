/**
 * Rules of the feedback at the end of a page.
 */

/** 1 for yes, 0 for no. */
export type Rating = 0 | 1;

/** A vote of this reader, as stored by the service and in the cookie. */
export interface Vote {
  rating: Rating;
  comment: string;
  version: string;
}

/** Votes by the pathname of their page. */
export type Votes = Readonly<Record<string, Vote>>;

/** The body of a post to the service. */
export interface FeedbackPost extends Partial<Vote> {
  /** The reader's id at the service; absent before the first answer. */
  id?: string;
  /** Chosen by the browser; the same if it sends the post again. */
  key?: string;
  page: string;
  language: string;
  /** Heading of the section that a comment is about. */
  section?: string;
}

/** Shorter comments are not posted. */
export const SHORTEST_COMMENT = 10;

/** Returns the trimmed comment to post; empty if it is too short. */
export function getPostedComment(comment: string): string {
  const text = comment.trim();
  return text.length < SHORTEST_COMMENT ? '' : text;
}

function isVote(value: unknown): value is Vote {
  if (typeof value !== 'object' || value === null) return false;
  const { rating, comment, version } = value as Record<string, unknown>;
  return (
    (rating === 0 || rating === 1) && typeof comment === 'string' && typeof version === 'string'
  );
}

/** Parses the cookie with all votes. Ignores everything that is not a vote. */
export function parseVotes(stored: string | null): Votes {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([page, vote]) =>
        isVote(vote)
          ? [[page, { rating: vote.rating, comment: vote.comment, version: vote.version }]]
          : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Browsers silently drop larger cookies. */
const COOKIE_BYTES = 3600;

/** Renders the votes as one cookie value, the newest last. Drops the oldest if they do not fit. */
export function renderVotes(votes: Votes): string {
  let entries = Object.entries(votes).map(
    // The beginning of a comment is enough to recognize it.
    ([page, vote]) => [page, { ...vote, comment: vote.comment.slice(0, 80) }] as const,
  );
  for (;;) {
    const text = JSON.stringify(Object.fromEntries(entries));
    if (entries.length === 0 || encodeURIComponent(text).length <= COOKIE_BYTES) return text;
    entries = entries.slice(1);
  }
}

/**
 * Adds or replaces a vote, which becomes the newest. Removes the page's vote if it is undefined.
 */
export function withVote(votes: Votes, page: string, vote: Vote | undefined): Votes {
  const { [page]: _old, ...others } = votes;
  return vote === undefined ? others : { ...others, [page]: vote };
}

/** Returns the id from the service's answer to a post. Throws if the answer has none. */
export function parseAnswer(answer: unknown): string {
  const id =
    typeof answer === 'object' && answer !== null ? (answer as { id?: unknown }).id : undefined;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) throw new Error('The answer has no id');
  return id;
}

/**
 * Parses the service's list of all votes of a reader, oldest first. Throws if the answer is not
 * such a list.
 */
export function parseVoteList(answer: unknown): Votes {
  if (!Array.isArray(answer)) throw new Error('The answer is not a list of votes');
  let votes: Votes = {};
  for (const each of answer as readonly unknown[]) {
    if (!isVote(each)) throw new Error('The answer contains an entry that is not a vote');
    const { page } = each as Vote & { page?: unknown };
    if (typeof page !== 'string') throw new Error('The answer contains a vote without a page');
    const { rating, comment, version } = each;
    votes = withVote(votes, page, { rating, comment, version });
  }
  return votes;
}

export interface IssueFacts {
  repository: string;
  /** Full address of the page. */
  page: string;
  title: string;
  section?: string | undefined;
  comment: string;
}

/** Maximum length of a comment in the address of an issue: servers reject much longer addresses. */
const ISSUE_COMMENT = 4000;

/** Returns the address of a new issue about a page, filled in with what the reader has written. */
export function getIssueUrl({ repository, page, title, section, comment }: IssueFacts): string {
  const about = section === undefined ? title : `${title}: ${section}`;
  const query = new URLSearchParams({
    title: `[docs] ${about}`,
    body: [
      `Page: ${page}`,
      ...(section === undefined ? [] : [`Section: ${section}`]),
      '',
      comment.trim().slice(0, ISSUE_COMMENT),
    ].join('\n'),
  });
  return `${repository}/issues/new?${query.toString()}`;
}
