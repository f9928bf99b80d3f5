import { getPostedComment, type Rating } from './feedback.ts';

/** The section of a page that a comment is about. */
export interface Section {
  id: string;
  text: string;
}

/** A reader's request to vote or to comment on a section. */
export type FeedbackRequest = { rating: Rating } | { section: Section };

/** An open form: about the page, with the vote to send, or about one of its sections. */
export interface FeedbackForm {
  rating?: Rating;
  section?: Section;
  /** Set if it could not be sent. */
  failed?: true;
}

/** The state of the feedback on one page. */
export interface FeedbackState {
  /** The last vote that was sent. */
  stored: Rating | null;
  /** The vote that is shown. */
  rating: Rating | null;
  form: FeedbackForm | null;
  /** Unsent comments by the id of their section; the one on the page has the key `''`. */
  drafts: Readonly<Record<string, string>>;
  sending: boolean;
  notice: 'thanks' | 'failed' | null;
}

export type FeedbackAction =
  | { type: 'OPEN'; request: FeedbackRequest }
  | { type: 'WRITE'; comment: string }
  | { type: 'CLOSE' }
  | { type: 'CANCEL' }
  | { type: 'SEND' }
  | { type: 'SENT'; stored: Rating | null }
  | { type: 'FAIL' }
  | { type: 'FORGET_NOTICE' };

export function createFeedbackState(
  stored: Rating | null,
  drafts: FeedbackState['drafts'] = {},
): FeedbackState {
  return { stored, rating: stored, form: null, drafts, sending: false, notice: null };
}

function getDraftKey(form: FeedbackForm | null): string {
  return form?.section?.id ?? '';
}

/** Returns the comment that the open form shows. */
export function getComment({ form, drafts }: Pick<FeedbackState, 'form' | 'drafts'>): string {
  return drafts[getDraftKey(form)] ?? '';
}

function withoutDraft({ form, drafts }: FeedbackState): FeedbackState['drafts'] {
  const { [getDraftKey(form)]: _sent, ...others } = drafts;
  return others;
}

function open(state: FeedbackState, request: FeedbackRequest): FeedbackState {
  if (state.sending) return state;
  if ('rating' in request) {
    return { ...state, rating: request.rating, form: { rating: request.rating }, notice: null };
  }
  // The button of a section toggles its form.
  const isOpen = state.form?.section?.id === request.section.id;
  return {
    ...createFeedbackState(state.stored, state.drafts),
    form: isOpen ? null : { section: request.section },
  };
}

/**
 * Applies one action. A vote that is not sent reverts to the last one that was. Only sending and
 * canceling discard a comment: after a failure, the form stays open with it.
 */
export function reduceFeedback(state: FeedbackState, action: FeedbackAction): FeedbackState {
  const { stored, form, drafts } = state;
  switch (action.type) {
    case 'OPEN':
      return open(state, action.request);
    case 'WRITE':
      return { ...state, drafts: { ...drafts, [getDraftKey(form)]: action.comment } };
    case 'CLOSE':
      return state.sending ? state : createFeedbackState(stored, drafts);
    case 'CANCEL':
      return createFeedbackState(stored, withoutDraft(state));
    case 'SEND':
      return { ...state, rating: form?.rating ?? state.rating, sending: true, notice: null };
    case 'SENT':
      return { ...createFeedbackState(action.stored, withoutDraft(state)), notice: 'thanks' };
    case 'FAIL':
      return {
        ...createFeedbackState(stored, drafts),
        form: form && { ...form, failed: true },
        notice: 'failed',
      };
    case 'FORGET_NOTICE':
      return { ...state, notice: null };
  }
}

/** Whether there is anything to post: a comment of sufficient length, or a vote on the page. */
export function isWorthPosting({ form, drafts }: Pick<FeedbackState, 'form' | 'drafts'>): boolean {
  return getPostedComment(getComment({ form, drafts })) !== '' || form?.rating !== undefined;
}
