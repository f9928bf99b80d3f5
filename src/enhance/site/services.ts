import { readServices } from '../../state/site/services.ts';
import { onVisit } from '../../state/site/visit.ts';
import { loadFonts } from './styles.ts';

/** Starts the services configured for this deployment; a prerendered page waits for its visit. */
export function startServices(): void {
  const services = readServices();
  onVisit(() => {
    loadFonts(services);
    if (services.feedbackUrl !== '') {
      import('./feedback/start.ts').then(
        ({ startFeedback }) => startFeedback(services.feedbackUrl),
        () => {
          // The form works without it.
        },
      );
    }
    if (services.analyticsId === '') return;
    import('./analytics/start.ts').then(
      ({ startAnalytics }) => startAnalytics(services.analyticsId),
      () => {
        // A page that is not counted works as well.
      },
    );
  });
}
