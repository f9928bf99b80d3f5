import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { SearchAdapter, SearchAnswer, SearchStart } from '../../../core/search/types.ts';
import { Announcement, EmptyNotice, ServiceNotice, TroubleNotice } from './Notices.tsx';
import { toRecentPage } from './Options.tsx';
import { ProductChips } from './ProductChips.tsx';
import {
  addRecentPage,
  clearRecentPages,
  readRecentPages,
  type RecentPage,
} from './recent-pages.ts';
import { SearchField } from './SearchField.tsx';
import { getCopyKeys, SearchFoot } from './SearchFoot.tsx';
import { SearchList } from './SearchList.tsx';
import { getStartGroups } from './start-groups.ts';
import { useAwaitedQuery } from './use-awaited-query.ts';
import { useCopy } from './use-copy.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSearch, type SearchTrouble } from './use-search.ts';
import { useSearchReports } from './use-search-reports.ts';
import { useUsedReleases } from './use-used-releases.ts';

interface Props {
  t: Label<'plan' | 'search'>;
  adapter: SearchAdapter;
  start: SearchStart;
  onClose: () => void;
}

/** Returns the product of the current page; undefined if it has none. */
function getCurrentProductId(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="mui:productId"]')?.content;
}

function countFound({ total, hits }: SearchAnswer, query: string, t: Label<'search'>) {
  if (total === 0) return t('search.nothing', { query });
  if (total === 1) return t('search.foundOne');
  const counts = { count: String(total), shown: String(hits.length) };
  return t(hits.length < total ? 'search.foundFirst' : 'search.found', counts);
}

interface Shown {
  /** The answer to the query; null while there is none, or an older one. */
  answer: SearchAnswer | null;
  query: string;
  trouble: SearchTrouble | null;
  /** The code of the active row; null if it has none. */
  code: string | null;
}

/** What a screen reader says about the list. */
function getAnnouncement({ answer, query, trouble, code }: Shown, t: Label<'search'>): string {
  const found = answer && trouble !== 'failed' ? countFound(answer, query, t) : '';
  return [
    trouble ? `${t(`search.trouble.${trouble}`)} ` : '',
    answer?.problem ? `${t(`search.service.${answer.problem}`)} ` : '',
    found,
    found === '' || code === null
      ? ''
      : `. ${t('search.copyHint', { keys: getCopyKeys().join(' + ') })}`,
  ].join('');
}

/** A search field with the list below it. As in the combobox pattern, focus stays in the field. */
export function SearchDialog({ t, adapter, start, onClose }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [productId, setProductId] = useState<string>();
  const [currentProductId] = useState(getCurrentProductId);
  const [recent, setRecent] = useState(readRecentPages);
  const query = text.trim();
  const request = { query, productId, currentProductId };
  const { answer: found, answeredQuery, pending, trouble, retry } = useSearch(adapter, request);
  const applyReleases = useUsedReleases();
  const answer = useMemo(
    () => (found && applyReleases ? applyReleases(found, answeredQuery, productId) : found),
    [found, answeredQuery, applyReleases, productId],
  );

  const failed = trouble === 'failed';
  const current = pending ? null : answer;
  const noteOpened = useSearchReports({
    query: current && !failed ? answeredQuery : '',
    found: answer !== null && answer.siteTotal > 0,
  });

  const groups =
    query !== ''
      ? []
      : getStartGroups({
          sections: start.sections,
          recent,
          productId,
          currentProductId,
          recentLabel: t('search.recent'),
        });
  const pages = failed
    ? []
    : answer
      ? answer.hits.map(toRecentPage)
      : groups.flatMap((group) => group.pages);
  const question = `${productId} ${answer ? answeredQuery : recent.length}`;
  const keys = useListKeys({
    list: body,
    question,
    hrefs: pages.map(({ href }) => href),
    first: answer ? 0 : -1,
  });

  const { copied, copy } = useCopy();
  const code = (failed ? null : answer?.hits[keys.active]?.code) ?? null;
  const awaited = useAwaitedQuery({ pending, answeredQuery, firstId: keys.getId(0) });

  const search = (next: string) => {
    awaited.forget();
    setText(next);
  };
  const chooseProduct = useCallback((next: string | undefined) => {
    setProductId(next);
    input.current?.focus();
  }, []);
  const forget = () => {
    clearRecentPages();
    setRecent([]);
    input.current?.focus();
  };
  const copyAndStay = (text: string) => {
    copy(text);
    input.current?.focus();
  };
  const openPage = (page: RecentPage, event: MouseEvent) => {
    addRecentPage(page);
    noteOpened();
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!elsewhere) onClose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter') {
      keys.onKeyDown(event);
      return;
    }
    event.preventDefault();
    if (event.altKey) {
      if (code !== null && !pending) copy(code);
      return;
    }
    const page = pages[keys.active];
    if (query !== '' && pending) awaited.wait(query);
    else if (page && (event.ctrlKey || event.metaKey)) {
      addRecentPage(page);
      noteOpened();
      window.open(page.href, '_blank', 'noopener');
    } else keys.getElement(keys.active)?.click();
  };

  return (
    <>
      <SearchField
        t={t}
        input={input}
        listId={listId}
        activeId={keys.active < 0 ? undefined : keys.getId(keys.active)}
        expanded={pages.length > 0}
        text={text}
        onChange={search}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <ProductChips
        t={t}
        sections={start.sections}
        answer={answer}
        productId={productId}
        onChoose={chooseProduct}
      />
      <div ref={body} className="search-body" onScroll={keys.onScroll}>
        {trouble ? <TroubleNotice t={t} trouble={trouble} onRetry={retry} /> : null}
        {current?.problem ? <ServiceNotice t={t} problem={current.problem} /> : null}
        {current?.hits.length === 0 && !failed ? (
          <EmptyNotice
            t={t}
            query={answeredQuery}
            answer={current}
            helpHref={start.helpHref}
            onSearch={(suggestion) => {
              search(suggestion);
              input.current?.focus();
            }}
            onSearchAll={() => chooseProduct(undefined)}
          />
        ) : null}
        {pending && !trouble && pages.length === 0 ? (
          <p className="search-notice">{t('search.searching')}</p>
        ) : null}
        <SearchList
          t={t}
          id={listId}
          answer={answer}
          groups={groups}
          pages={pages}
          keys={keys}
          pending={pending}
          onOpen={openPage}
          onCopy={copyAndStay}
        />
      </div>
      <SearchFoot
        t={t}
        onForget={query === '' && recent.length > 0 ? forget : null}
        onCopy={code === null ? null : () => copyAndStay(code)}
        copied={copied}
      />
      <Announcement
        text={getAnnouncement({ answer: current, query: answeredQuery, trouble, code }, t)}
      />
    </>
  );
}
