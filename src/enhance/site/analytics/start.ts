import { VITALS_THRESHOLD } from '../../../core/site/analytics.ts';
import { readConsent, readDraw, writeConsent } from '../../../state/site/analytics-storage.ts';
import { mustNotTrack } from '../tracking.ts';
import { countClicks } from './clicks.ts';
import { askForConsent } from './consent-notice.ts';
import { countPageViews } from './page-views.ts';
import { loadTag } from './tag.ts';
import { tellUserProperties } from './user-properties.ts';

function measure(analyticsId: string): void {
  loadTag(analyticsId);
  tellUserProperties();
  countPageViews();
  countClicks();
  if (readDraw() <= VITALS_THRESHOLD) {
    void import('./vitals.ts').then(({ reportVitals }) => reportVitals());
  }
}

/** Measures the visit if the reader agrees; until then, and without consent, nothing is sent. */
export function startAnalytics(analyticsId: string): void {
  if (mustNotTrack()) return;
  const consent = readConsent();
  if (consent === 'granted') return measure(analyticsId);
  if (consent === 'denied') return;
  askForConsent((answer) => {
    writeConsent(answer);
    if (answer === 'granted') measure(analyticsId);
  });
}
