import { useEffect, useId, useRef } from 'react';
import tables from 'virtual:labels/feedback';
import { getLabels } from '../../core/i18n.ts';
import site from '../../../config/site.ts';
import { Icon } from '../../components/site/Icon.tsx';
import { getIssueUrl } from '../../core/feedback/feedback.ts';
import type { FeedbackState } from '../../core/feedback/form.ts';
import { dispatchFeedback, feedbackUrl, keepVote, sendFeedback } from './use-feedback.ts';

const t = getLabels(tables, document.documentElement.lang);

const keys = /^(Mac|iP)/.test(navigator.platform) ? '⌘ Enter' : 'Ctrl + Enter';

function getTitle({ form, rating }: FeedbackState): string {
  if (form?.section) return t('feedback.titleSection', { section: form.section.text });
  return t(rating === 1 ? 'feedback.titleUp' : 'feedback.titleDown');
}

interface Props {
  state: FeedbackState;
  /** Returns the focus when the form closes. */
  onClose: () => void;
}

/** The form for a comment on a vote or on a section. */
export function FeedbackForm({ state, onClose }: Props) {
  const { form, rating, comment, sending } = state;
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useId();
  const issueUrl = getIssueUrl({
    repository: site.repository,
    page:
      window.location.href.replace(/[?#].*$/, '') + (form?.section ? `#${form.section.id}` : ''),
    title: document.querySelector('h1')?.textContent ?? '',
    section: form?.section?.text,
    comment,
  });

  useEffect(() => field.current?.focus(), [form]);

  const close = (finish: () => void) => {
    onClose();
    finish();
  };
  const submit = () => {
    if (feedbackUrl !== '') return void sendFeedback().finally(onClose);
    window.open(issueUrl, '_blank', 'noopener');
    close(keepVote);
  };

  return (
    <form
      className="feedback-form flow"
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
      }}
    >
      <p id={title}>
        <strong>{getTitle(state)}</strong>
      </p>
      {rating === 1 ? null : (
        <p className="feedback-problem">
          <Icon name="warning" />
          <span>
            {t('feedback.problem')}{' '}
            <a href={issueUrl} target="_blank" rel="noopener">
              {t('feedback.issue')}
            </a>
          </span>
        </p>
      )}
      <label>
        <span className="feedback-hint">
          {t(feedbackUrl === '' ? 'feedback.noService' : 'feedback.hint')}
        </span>
        <textarea
          ref={field}
          rows={4}
          aria-label={t('feedback.field')}
          value={comment}
          maxLength={5000}
          readOnly={sending}
          onChange={({ currentTarget: { value } }) =>
            dispatchFeedback({ type: 'WRITE', comment: value })
          }
        />
      </label>
      <div className="feedback-actions">
        <button type="submit" className="button" disabled={sending}>
          {t(
            feedbackUrl === ''
              ? 'feedback.continue'
              : sending
                ? 'feedback.sending'
                : 'feedback.submit',
          )}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => close(() => dispatchFeedback({ type: 'CANCEL' }))}
        >
          {t('feedback.cancel')}
        </button>
        <small className="feedback-hint">{t('feedback.keys', { keys })}</small>
      </div>
    </form>
  );
}
