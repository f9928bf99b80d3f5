import { TAG_ORIGIN } from '../../../core/site/services.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...parameters: unknown[]) => void;
  }
}

/** Tells the page tag something; it waits in a queue until the remote script has come, if ever. */
export function tell(...parameters: unknown[]): void {
  window.gtag?.(...parameters);
}

/** Defines the page tag, so that calls never fail, and only then asks for its remote script. */
export function loadTag(analyticsId: string): void {
  const queue = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // The remote script takes the arguments object itself for a call, an array for something else.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  tell('js', new Date());
  tell('config', analyticsId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_ORIGIN}/gtag/js?id=${encodeURIComponent(analyticsId)}`;
  document.head.append(script);
}
