import { useCallback, useId } from 'react';
import tables from 'virtual:labels/feedback';
import { getLabels } from '../../core/i18n.ts';
import type { FeedbackState } from '../../core/feedback/form.ts';
import { CommentPopover } from './CommentPopover.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { dispatchFeedback, useFeedback } from './use-feedback.ts';

const t = getLabels(tables, document.documentElement.lang);

/** Returns the button that opens a form. */
function findOpener(form: NonNullable<FeedbackState['form']>): HTMLElement | null {
  return form.section
    ? (document.getElementById(form.section.id)?.querySelector<HTMLElement>('.comment-button') ??
        null)
    : document.querySelector<HTMLElement>(`.feedback [data-rating="${form.rating}"]`);
}

/** The vote on a page, the form that it opens, and the popover for a comment on a section. */
export function Feedback() {
  const state = useFeedback();
  const question = useId();
  const title = useId();
  const { rating, form, notice } = state;
  const onClose = useCallback(
    () => void (form && findOpener(form)?.focus({ preventScroll: true })),
    [form],
  );
  const anchor = form?.section ? findOpener(form) : null;
  return (
    <>
      <div className="feedback-vote" role="group" aria-labelledby={question}>
        <span id={question}>{t('feedback.question')}</span>
        {([1, 0] as const).map((value) => (
          <button
            key={value}
            type="button"
            className="button"
            aria-pressed={rating === value}
            data-rating={value}
            onClick={() => dispatchFeedback({ type: 'OPEN', request: { rating: value } })}
          >
            {t(value === 1 ? 'feedback.yes' : 'feedback.no')}
          </button>
        ))}
      </div>
      {form && !form.section ? (
        <FeedbackForm state={state} titleId={title} onClose={onClose} />
      ) : null}
      {anchor ? (
        <CommentPopover key={form?.section?.id} state={state} anchor={anchor} onClose={onClose} />
      ) : null}
      <div className="snackbar" role="status">
        {notice === null ? null : (
          <p data-failed={notice === 'failed'}>{t(`feedback.${notice}`)}</p>
        )}
      </div>
    </>
  );
}
