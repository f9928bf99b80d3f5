import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { getVitalEvent } from '../../../core/site/analytics.ts';
import { report } from '../../../state/site/report.ts';
import { tell } from './tag.ts';

/** Reports the web vitals of this page view. */
export function reportVitals(): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe((metric) => {
      tell('event', ...getVitalEvent(metric));
      report({ kind: 'vital', name: metric.name, value: metric.value });
    });
  }
}
