import locales from '../../../../config/locales.ts';
import { getPageView } from '../../../core/site/analytics.ts';
import { getCanonicalAddress } from '../../../core/urls.ts';
import { tell } from './tag.ts';

function readMeta(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

function send(): void {
  const { pathname, search } = window.location;
  const languages = locales.map(({ id }) => id as string);
  const facts = {
    title: document.title,
    location: getCanonicalAddress(pathname + search, languages).canonicalAsServer,
    productId: readMeta('mui:productId'),
    productCategoryId: readMeta('mui:productCategoryId'),
  };
  setTimeout(() => tell('event', ...getPageView(facts)));
}

/** Counts a page view, and another one each time the back/forward cache restores the page. */
export function countPageViews(): void {
  send();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send();
  });
}
