import { useCallback, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { SearchAdapter, SearchStart } from '../../../core/search/types.ts';
import { getAnnouncement } from './announcement.ts';
import { Announcement, SearchNotices } from './Notices.tsx';
import { ProductChips } from './ProductChips.tsx';
import {
  addRecentPage,
  clearRecentPages,
  readRecentPages,
  type RecentPage,
} from './recent-pages.ts';
import { SearchField } from './SearchField.tsx';
import { SearchFoot } from './SearchFoot.tsx';
import { SearchList } from './SearchList.tsx';
import { useAwaitedQuery } from './use-awaited-query.ts';
import { useCopy } from './use-copy.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSearchReports } from './use-search-reports.ts';
import { useShownPages } from './use-shown-pages.ts';

interface Props {
  t: Label<'plan' | 'search'>;
  adapter: SearchAdapter;
  start: SearchStart;
  onClose: () => void;
}

/** A search field with the list below it. As in the combobox pattern, focus stays in the field. */
export function SearchDialog({ t, adapter, start, onClose }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [productId, setProductId] = useState<string>();
  const [recent, setRecent] = useState(readRecentPages);
  const query = text.trim();
  const { sections, helpHref } = start;
  const recentLabel = t('search.recent');
  const shown = useShownPages({ adapter, sections, query, productId, recent, recentLabel });
  const { answer, answeredQuery, current, pending, groups, pages } = shown;
  const failed = shown.trouble === 'failed';

  const keys = useListKeys({
    list: body,
    question: `${productId} ${answer ? answeredQuery : recent.length}`,
    hrefs: pages.map(({ href }) => href),
    first: answer ? 0 : -1,
  });
  const noteOpened = useSearchReports({
    query: current && !failed ? answeredQuery : '',
    found: answer !== null && answer.siteTotal > 0,
  });
  const awaited = useAwaitedQuery({ pending, answeredQuery, firstId: keys.getId(0) });
  const { copied, copy } = useCopy();
  const code = (failed ? null : answer?.hits[keys.active]?.code) ?? null;

  const search = (next: string) => {
    awaited.forget();
    setText(next);
  };
  /** For a click on something else than the field, which has to keep the focus. */
  const stay = (act: () => void) => {
    act();
    input.current?.focus();
  };
  const chooseProduct = useCallback((next: string | undefined) => {
    setProductId(next);
    input.current?.focus();
  }, []);
  const forget = () => {
    clearRecentPages();
    setRecent([]);
  };
  const openPage = (page: RecentPage, event: MouseEvent) => {
    addRecentPage(page);
    noteOpened();
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!elsewhere) onClose();
  };

  const onEnter = (event: KeyboardEvent) => {
    event.preventDefault();
    const page = pages[keys.active];
    if (event.altKey) {
      if (code !== null && !pending) copy(code);
    } else if (query !== '' && pending) awaited.wait(query);
    else if (page && (event.ctrlKey || event.metaKey)) {
      addRecentPage(page);
      noteOpened();
      window.open(page.href, '_blank', 'noopener');
    } else keys.getElement(keys.active)?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter(event);
    else keys.onKeyDown(event);
  };

  return (
    <>
      <SearchField
        {...{ t, input, listId, text, onKeyDown, onClose }}
        activeId={keys.active < 0 ? undefined : keys.getId(keys.active)}
        expanded={pages.length > 0}
        onChange={search}
      />
      <ProductChips {...{ t, sections, answer, productId }} onChoose={chooseProduct} />
      <div ref={body} className="search-body" onScroll={keys.onScroll}>
        <SearchNotices
          {...{ t, shown, helpHref }}
          onSearch={(suggestion) => stay(() => search(suggestion))}
          onSearchAll={() => chooseProduct(undefined)}
        />
        <SearchList
          {...{ t, answer, groups, pages, keys, pending }}
          id={listId}
          onOpen={openPage}
          onCopy={(copiedCode) => stay(() => copy(copiedCode))}
        />
      </div>
      <SearchFoot
        t={t}
        onForget={query === '' && recent.length > 0 ? () => stay(forget) : null}
        onCopy={code === null ? null : () => stay(() => copy(code))}
        copied={copied}
      />
      <Announcement text={getAnnouncement(shown, code, t)} />
    </>
  );
}
