import { TAG_ORIGIN } from '../../../core/site/services.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...parameters: unknown[]) => void;
  }
}

/** Calls the page tag. Calls are queued until the remote script has loaded, if it ever does. */
export function tell(...parameters: unknown[]): void {
  window.gtag?.(...parameters);
}

/** Defines the page tag, so that calls never fail, and only then loads its remote script. */
export function loadTag(analyticsId: string): void {
  const queue = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // The remote script recognizes a call only by the arguments object; an array does not work.
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
