import { useId } from 'react';
import tables from 'virtual:labels/feedback';
import { getLabels } from '../../core/i18n.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { dispatchFeedback, useFeedback } from './use-feedback.ts';

const t = getLabels(tables, document.documentElement.lang);

/** The vote on a page, with the form that it opens. */
export function Feedback({ onClose }: { onClose: () => void }) {
  const state = useFeedback();
  const question = useId();
  const { rating, form, notice } = state;
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
      {form ? <FeedbackForm state={state} onClose={onClose} /> : null}
      <div className="snackbar" role="status">
        {notice === null ? null : (
          <p data-failed={notice === 'failed'}>{t(`feedback.${notice}`)}</p>
        )}
      </div>
    </>
  );
}
