import { Fragment } from 'react';
import type { AnswerGroup } from '../../core/feedback/answers.ts';
import { toHref } from '../../core/urls.ts';

/** What came of readers' comments. */
export function FeedbackAnswers({ groups, t }: { groups: readonly AnswerGroup[]; t: Label }) {
  if (groups.length === 0) return <p>{t('answers.none')}</p>;
  return groups.map(({ status, answers }) => (
    <Fragment key={status}>
      <p>
        <strong>{t(`answers.${status}`)}</strong>
      </p>
      <ul>
        {answers.map(({ page, title, section, answer, issue, month }, index) => (
          <li key={index}>
            <a href={toHref(page)}>{section === undefined ? title : `${title}: ${section}`}</a>{' '}
            <small>{month}</small>
            <br />
            {answer}
            {issue === undefined ? null : (
              <>
                {' '}
                <a href={issue}>{t('answers.issue')}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
