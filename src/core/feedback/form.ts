import { getPostedComment, type Rating } from './feedback.ts';

/** The section of a page that a comment is about. */
export interface Section {
  id: string;
  text: string;
}

/** A reader's request to vote or to comment on a section. */
export type FeedbackRequest = { rating: Rating } | { section: Section };

/** The state of the feedback on one page. */
export interface FeedbackState {
  /** The last vote that was sent. */
  stored: Rating | null;
  rating: Rating | null;
  /** Null while the form is closed. Without a section it is about the whole page. */
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
 * Applies one action. A canceled or failed vote reverts to the last one that was sent. After a
 * failure the comment is kept, so that the reader does not have to write it again.
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

/** Whether there is anything to post: a comment of sufficient length, or a vote on the page. */
export function isWorthPosting({ form, rating, comment }: FeedbackState): boolean {
  if (getPostedComment(comment) !== '') return true;
  return form?.section === undefined && rating !== null;
}
