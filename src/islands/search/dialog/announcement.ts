import type { SearchAnswer } from '../../../core/search/types.ts';
import { getCopyKeys } from './SearchFoot.tsx';
import type { ShownPages } from './use-shown-pages.ts';

function countFound({ total, hits }: SearchAnswer, query: string, t: Label<'search'>) {
  if (total === 0) return t('search.nothing', { query });
  if (total === 1) return t('search.foundOne');
  const counts = { count: String(total), shown: String(hits.length) };
  return t(hits.length < total ? 'search.foundFirst' : 'search.found', counts);
}

/**
 * Returns what a screen reader says about the list. `code` is the code of the active row; null if
 * it has none.
 */
export function getAnnouncement(
  { current, answeredQuery, trouble }: ShownPages,
  code: string | null,
  t: Label<'search'>,
): string {
  const found = current && trouble !== 'failed' ? countFound(current, answeredQuery, t) : '';
  return [
    trouble ? `${t(`search.trouble.${trouble}`)} ` : '',
    current?.problem ? `${t(`search.service.${current.problem}`)} ` : '',
    found,
    found === '' || code === null
      ? ''
      : `. ${t('search.copyHint', { keys: getCopyKeys().join(' + ') })}`,
  ].join('');
}
