import { getPostedComment, type Rating } from './feedback.ts';

/** A section of a page, as a comment names it. */
export interface Section {
  id: string;
  text: string;
}

/** What a reader asks for: to vote, or to comment on a section. */
export type FeedbackRequest = { rating: Rating } | { section: Section };

/** The feedback of one page while the reader writes it. */
export interface FeedbackState {
  /** The vote that was last sent. */
  stored: Rating | null;
  rating: Rating | null;
  /** Open where it is not null; about the whole page where it names no section. */
  form: { section?: Section } | null;
  comment: string;
  sending: boolean;
  notice: 'thanks' | 'failed' | null;
}

export type FeedbackAction =
  | { type: 'OPEN'; request: FeedbackRequest }
  | { type: 'WRITE'; comment: string }
  | { type: 'CANCEL' }
  | { type: 'SEND' }
  | { type: 'SENT'; stored: Rating | null }
  | { type: 'FAIL' }
  | { type: 'FORGET_NOTICE' };

export function createFeedbackState(stored: Rating | null): FeedbackState {
  return { stored, rating: stored, form: null, comment: '', sending: false, notice: null };
}

function open(state: FeedbackState, request: FeedbackRequest): FeedbackState {
  if (state.sending) return state;
  if ('section' in request) return { ...state, form: { section: request.section }, notice: null };
  return { ...state, rating: request.rating, form: {}, notice: null };
}

/**
 * Applies one action. A cancelled or failed vote goes back to the one that was last sent; what was
 * written is kept after a failure, so that it need not be written again.
 */
export function reduceFeedback(state: FeedbackState, action: FeedbackAction): FeedbackState {
  switch (action.type) {
    case 'OPEN':
      return open(state, action.request);
    case 'WRITE':
      return { ...state, comment: action.comment };
    case 'CANCEL':
      return createFeedbackState(state.stored);
    case 'SEND':
      return { ...state, sending: true };
    case 'SENT':
      return { ...createFeedbackState(action.stored), notice: 'thanks' };
    case 'FAIL':
      return { ...createFeedbackState(state.stored), comment: state.comment, notice: 'failed' };
    case 'FORGET_NOTICE':
      return { ...state, notice: null };
  }
}

/** Whether there is anything to post: a comment that says something, or a vote on the page. */
export function isWorthPosting({ form, rating, comment }: FeedbackState): boolean {
  if (getPostedComment(comment) !== '') return true;
  return form?.section === undefined && rating !== null;
}
