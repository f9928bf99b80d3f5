import tables from 'virtual:labels/consent';
import type { Consent } from '../../../core/site/analytics.ts';
import { getLabels } from '../../../core/i18n.ts';
import styles from './consent.css?inline';

/** Asks once whether the visit may be measured. */
export function askForConsent(onAnswer: (consent: Consent) => void): void {
  const t = getLabels(tables, document.documentElement.lang);
  const notice = document.createElement('section');
  notice.className = 'consent';
  notice.setAttribute('aria-label', t('consent.name'));
  const text = document.createElement('p');
  text.textContent = t('consent.text');
  const style = document.createElement('style');
  style.textContent = styles;
  notice.append(style, text);
  for (const [answer, key] of [
    ['granted', 'consent.accept'],
    ['denied', 'consent.decline'],
  ] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button';
    button.textContent = t(key);
    button.addEventListener('click', () => {
      notice.remove();
      onAnswer(answer);
    });
    notice.append(button);
  }
  document.body.append(notice);
}
