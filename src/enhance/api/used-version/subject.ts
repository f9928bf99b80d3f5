import type { VersionView } from '../../../core/api/history/version-view.ts';
import { create, createCode, fill, t } from './elements.ts';

/** Creates the notice of a guide whose subject the reader's release does not have; else null. */
export function describeSubject(view: VersionView): HTMLElement | null {
  const article = document.querySelector<HTMLElement>('article[data-subject]');
  const subject = article?.dataset['subject'] ?? '';
  const mark = view.getMark(subject);
  if (mark?.kind !== 'later') return null;
  const name = subject.split('.').at(-1) ?? '';
  const { since, formerly } = mark;
  const { version } = view;
  const text =
    formerly === undefined
      ? t('usedVersion.guide', { name: '{name}', since, version })
      : t('usedVersion.guideRenamed', { name: '{name}', formerly: '{formerly}', version });
  const parts = { name: createCode(name), formerly: createCode(formerly ?? '') };
  const notice = create('aside', 'callout callout-warning used-version-notice');
  notice.append(create('p', '', ...fill(text, parts)));
  return notice;
}
