import { useEffect, useRef } from 'react';
import tables from 'virtual:labels/feedback';
import { getLabels } from '../../core/i18n.ts';
import site from '../../../config/site.ts';
import { getIssueUrl } from '../../core/feedback/feedback.ts';
import { getComment, type FeedbackState } from '../../core/feedback/form.ts';
import {
  cancelFeedback,
  dispatchFeedback,
  feedbackUrl,
  keepVote,
  sendFeedback,
} from './use-feedback.ts';

const t = getLabels(tables, document.documentElement.lang);

const keys = /^(Mac|iP)/.test(navigator.platform) ? '⌘ Enter' : 'Ctrl + Enter';

/** Whether comments are posted. Otherwise the form opens an issue with them. */
const hasService = feedbackUrl !== '';

function getTitle(form: FeedbackState['form']): string {
  if (form?.section) return t('feedback.titleSection', { section: form.section.text });
  return t(form?.rating === 1 ? 'feedback.titleUp' : 'feedback.titleDown');
}

interface Props {
  state: FeedbackState;
  /** Id of the title, which also names what the form is in. */
  titleId: string;
  /** Returns the focus when the form closes. */
  onClose: () => void;
}

/** The form for a comment on a vote or on a section. */
export function FeedbackForm({ state, titleId, onClose }: Props) {
  const { form, sending } = state;
  const comment = getComment(state);
  const field = useRef<HTMLTextAreaElement>(null);
  const issueUrl = getIssueUrl({
    repository: site.repository,
    page:
      window.location.href.replace(/[?#].*$/, '') + (form?.section ? `#${form.section.id}` : ''),
    title: document.querySelector('h1')?.textContent ?? '',
    section: form?.section?.text,
    comment,
  });

  const isPopover = form?.section !== undefined;
  useEffect(() => field.current?.focus({ preventScroll: isPopover }), [form, isPopover]);

  const close = (finish: () => void) => {
    onClose();
    finish();
  };
  const submit = () => {
    if (hasService) return void sendFeedback().then((sent) => sent && onClose());
    window.open(issueUrl, '_blank', 'noopener');
    close(keepVote);
  };

  return (
    <form
      className="feedback-form"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
      }}
    >
      <p id={titleId}>
        <strong>{getTitle(form)}</strong>
      </p>
      <label>
        <span className="feedback-hint">
          {t(hasService ? 'feedback.hint' : 'feedback.noService')}
        </span>
        <textarea
          ref={field}
          rows={isPopover ? 3 : 4}
          aria-label={t('feedback.field')}
          aria-invalid={form?.failed}
          aria-describedby={form?.failed ? `${titleId}-failed` : undefined}
          value={comment}
          maxLength={5000}
          readOnly={sending}
          onChange={({ currentTarget: { value } }) =>
            dispatchFeedback({ type: 'WRITE', comment: value })
          }
        />
      </label>
      {form?.failed ? (
        <p id={`${titleId}-failed`} className="feedback-failed">
          {t('feedback.failed')}
        </p>
      ) : null}
      <div className="feedback-actions">
        <button type="submit" className="button" disabled={sending}>
          {t(!hasService ? 'feedback.continue' : sending ? 'feedback.sending' : 'feedback.submit')}
        </button>
        <button type="button" className="button" onClick={() => close(cancelFeedback)}>
          {t('feedback.cancel')}
        </button>
        <small className="feedback-hint">{t('feedback.keys', { keys })}</small>
      </div>
      {form?.rating === 1 || !hasService ? null : (
        <p className="feedback-problem">
          {t('feedback.problem')}{' '}
          <a href={issueUrl} target="_blank" rel="noopener">
            {t('feedback.issue')}
          </a>
        </p>
      )}
    </form>
  );
}
