import { useEffect } from 'react';
import release from 'virtual:release';
import {
  getPostedComment,
  withVote,
  type FeedbackPost,
  type Vote,
} from '../../core/feedback/feedback.ts';
import {
  createFeedbackState,
  getComment,
  isWorthPosting,
  reduceFeedback,
  type FeedbackAction,
  type FeedbackForm,
  type FeedbackState,
} from '../../core/feedback/form.ts';
import { removeTrailingSlash } from '../../core/urls.ts';
import { createStore } from '../../state/create-store.ts';
import { forgetUnsent, sendPost } from '../../state/feedback/outbox.ts';
import { readFeedbackId, readVotes, writeVotes } from '../../state/feedback/votes.ts';
import { readServices } from '../../state/site/services.ts';
import { useStore } from '../../state/use-store.ts';

const NOTICE_MILLISECONDS = 3000;

const page = removeTrailingSlash(window.location.pathname);
const store = createStore<FeedbackState>(() =>
  createFeedbackState(readVotes()[page]?.rating ?? null),
);

export function dispatchFeedback(action: FeedbackAction): void {
  store.set(reduceFeedback(store.get(), action));
}

/** Address that feedback is posted to; empty if no service is configured. */
export const { feedbackUrl } = readServices();

/** Returns what a form is about, as it is posted. */
function getSubject(form: FeedbackForm): Pick<FeedbackPost, 'page' | 'language' | 'section'> {
  return { page, language: document.documentElement.lang, section: form.section?.text };
}

/** Discards the open form, also what of it waits to be sent again. */
export function cancelFeedback(): void {
  const { form } = store.get();
  if (form) forgetUnsent(getSubject(form));
  dispatchFeedback({ type: 'CANCEL' });
}

/** Stores a vote only in the browser, for sites without a feedback service. */
export function keepVote(): void {
  const { rating } = store.get();
  const vote: Vote | undefined =
    rating === null ? undefined : { rating, comment: '', version: release };
  writeVotes(withVote(readVotes(), page, vote));
  dispatchFeedback({ type: 'SENT', stored: rating });
}

/**
 * Posts the form and returns whether that worked. With too little to post, it reports success
 * without a request.
 */
export async function sendFeedback(): Promise<boolean> {
  const before = store.get();
  const { form, stored } = before;
  if (form === null || before.sending) return false;
  if (!isWorthPosting(before)) {
    dispatchFeedback({ type: 'SENT', stored });
    return true;
  }
  dispatchFeedback({ type: 'SEND' });
  const { rating } = store.get();
  try {
    const votes = await sendPost(feedbackUrl, {
      id: readFeedbackId() ?? undefined,
      ...getSubject(form),
      rating: rating ?? undefined,
      comment: getPostedComment(getComment(before)),
      version: release,
    });
    dispatchFeedback({ type: 'SENT', stored: votes[page]?.rating ?? null });
    return true;
  } catch {
    // Regardless of the cause, the reader can only try again later.
    dispatchFeedback({ type: 'FAIL' });
    return false;
  }
}

/** Returns the feedback state of this page. Its notice disappears automatically. */
export function useFeedback(): FeedbackState {
  const state = useStore(store, createFeedbackState(null));
  const { notice } = state;
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(
      () => dispatchFeedback({ type: 'FORGET_NOTICE' }),
      NOTICE_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [notice]);
  return state;
}
