import tables from 'virtual:labels/editor';
import { getLabels } from '../../core/i18n.ts';

let notice: HTMLElement | undefined;

/**
 * Says at the start of the page that the edit in the address has no demo here, until the address
 * changes. Nothing of the address is shown: anyone can write one.
 */
export function showUnknownDemo(): void {
  const t = getLabels(tables, document.documentElement.lang);
  // The address can change again before this script has arrived.
  notice?.remove();
  notice = document.createElement('aside');
  notice.className = 'callout callout-warning';
  notice.setAttribute('role', 'status');
  // The sheet of every page leaves no room for what almost no page shows.
  notice.style.marginBlock = '1rem';
  document.querySelector('h1')?.after(notice);
  // Filled afterwards, so that it is announced.
  notice.textContent = t('editor.share.unknownDemo');
  notice.scrollIntoView({ block: 'nearest' });
  window.addEventListener('hashchange', () => notice?.remove(), { once: true });
}
