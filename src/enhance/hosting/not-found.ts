import locales from '../../../config/locales.ts';
import { findNearestPages } from '../../core/hosting/nearest-pages.ts';
import { getCanonicalAddress } from '../../core/urls.ts';
import { report } from '../../state/site/report.ts';

/** Script of the 404 page: lists the nearest pages. */

// Addresses are in lower case, and hosts tell capitals apart.
const lower = window.location.pathname.toLowerCase();
if (lower !== window.location.pathname) {
  window.location.replace(lower + window.location.search + window.location.hash);
}

const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-all-pages] [data-page]')];
const pages = links.map((link) => ({
  href: link.pathname,
  title: link.textContent.trim(),
  section: link.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? '',
}));
const { canonicalAs } = getCanonicalAddress(
  window.location.pathname,
  locales.map(({ id }) => id),
);
const nearest = document.querySelector<HTMLElement>('[data-nearest]');
const list = nearest?.querySelector('ul');
const found = findNearestPages(canonicalAs, pages);
// Another address is on its way otherwise.
if (lower === window.location.pathname) {
  report({ kind: 'missing', path: lower, nearest: found[0]?.href });
}
if (nearest && list) {
  for (const { href, title, section } of found) {
    const link = document.createElement('a');
    link.href = href;
    const product = document.createElement('small');
    product.textContent = section === title ? '' : section;
    link.append(`${title} `, product);
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
    nearest.hidden = false;
  }
}
