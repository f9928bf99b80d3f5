import { useId } from 'react';
import { FeedbackForm } from './FeedbackForm.tsx';
import { label } from './labels.ts';
import { dispatchFeedback, useFeedback } from './use-feedback.ts';

/** The vote on a page, with the form that it opens. */
export function Feedback({ onClose }: { onClose: () => void }) {
  const state = useFeedback();
  const question = useId();
  const { rating, form, notice } = state;
  return (
    <>
      <div className="feedback-vote" role="group" aria-labelledby={question}>
        <span id={question}>{label('feedback.question')}</span>
        {([1, 0] as const).map((value) => (
          <button
            key={value}
            type="button"
            className="button"
            aria-pressed={rating === value}
            data-rating={value}
            onClick={() => dispatchFeedback({ type: 'OPEN', request: { rating: value } })}
          >
            {label(value === 1 ? 'feedback.yes' : 'feedback.no')}
          </button>
        ))}
      </div>
      {form ? <FeedbackForm state={state} onClose={onClose} /> : null}
      <div className="snackbar" role="status">
        {notice === null ? null : (
          <p data-failed={notice === 'failed'}>{label(`feedback.${notice}`)}</p>
        )}
      </div>
    </>
  );
}
