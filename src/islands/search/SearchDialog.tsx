import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../../components/site/Icon.tsx';
import type { SearchAdapter, SearchAnswer } from '../../core/search/types.ts';
import { useLabel, type SearchLabel } from './label-context.ts';
import { Announcement, EmptyNotice, FailureNotice, ServiceNotice } from './Notices.tsx';
import { toRecentPage } from './Options.tsx';
import { ProductChips } from './ProductChips.tsx';
import {
  addRecentPage,
  clearRecentPages,
  readRecentPages,
  type RecentPage,
} from './recent-pages.ts';
import { getCopyKeys, SearchFoot } from './SearchFoot.tsx';
import { SearchList } from './SearchList.tsx';
import { getStartGroups } from './start-groups.ts';
import { useCopy } from './use-copy.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSearch } from './use-search.ts';

interface Props {
  adapter: SearchAdapter;
  onClose: () => void;
}

/** The product of the page that the reader is on. */
function getCurrentProductId(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="mui:productId"]')?.content;
}

function getAnnouncement({ total, hits }: SearchAnswer, query: string, label: SearchLabel) {
  if (total === 0) return label('search.nothing', { query });
  if (total === 1) return label('search.foundOne');
  const counts = { count: String(total), shown: String(hits.length) };
  return label(hits.length < total ? 'search.foundFirst' : 'search.found', counts);
}

/** A search field with the list below it, by the combobox pattern: the focus stays in the field. */
export function SearchDialog({ adapter, onClose }: Props) {
  const label = useLabel();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [productId, setProductId] = useState<string>();
  const [currentProductId] = useState(getCurrentProductId);
  const [recent, setRecent] = useState(readRecentPages);
  const query = text.trim();
  const request = { query, productId, currentProductId };
  const { start, answer, answeredQuery, pending, failed, retry } = useSearch(adapter, request);

  const groups =
    query !== '' || !start
      ? []
      : getStartGroups({
          sections: start.sections,
          recent,
          productId,
          currentProductId,
          recentLabel: label('search.recent'),
        });
  const pages = failed
    ? []
    : answer
      ? answer.hits.map(toRecentPage)
      : groups.flatMap((group) => group.pages);
  const keys = useListKeys({
    list: body,
    items: answer ?? `${productId} ${recent.length}`,
    count: pages.length,
    first: answer ? 0 : -1,
  });

  const { copied, copy } = useCopy();
  const code = (failed ? null : answer?.hits[keys.active]?.code) ?? null;
  const announcement = answer && !pending ? getAnnouncement(answer, answeredQuery, label) : '';
  const problem =
    answer?.problem && !pending ? `${label(`search.service.${answer.problem}`)} ` : '';
  const copyHint =
    announcement === '' || code === null
      ? ''
      : `. ${label('search.copyHint', { keys: getCopyKeys().join(' + ') })}`;

  /** A reader who pressed Enter before the answer was there gets its first page. */
  const awaited = useRef<string | null>(null);
  const firstId = keys.getId(0);
  useEffect(() => {
    if (pending || awaited.current !== answeredQuery) return;
    awaited.current = null;
    document.getElementById(firstId)?.click();
  }, [pending, answeredQuery, firstId]);

  const search = (next: string) => {
    awaited.current = null;
    setText(next);
  };
  const chooseProduct = (next: string | undefined) => {
    setProductId(next);
    input.current?.focus();
  };
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
    if (query !== '' && pending) awaited.current = query;
    else if (page && (event.ctrlKey || event.metaKey)) {
      addRecentPage(page);
      window.open(page.href, '_blank', 'noopener');
    } else keys.getElement(keys.active)?.click();
  };

  return (
    <>
      <div className="search-field">
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label('search.field')}
          aria-expanded={pages.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={keys.active < 0 ? undefined : keys.getId(keys.active)}
          placeholder={label('search.field')}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={text}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={label('search.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {start ? (
        <ProductChips
          sections={start.sections}
          answer={answer}
          productId={productId}
          onChoose={chooseProduct}
        />
      ) : null}
      <div ref={body} className="search-body">
        {failed ? <FailureNotice onRetry={retry} /> : null}
        {answer?.problem && !pending ? <ServiceNotice problem={answer.problem} /> : null}
        {start && answer?.hits.length === 0 && !pending && !failed ? (
          <EmptyNotice
            query={answeredQuery}
            answer={answer}
            helpHref={start.helpHref}
            onSearch={(suggestion) => {
              search(suggestion);
              input.current?.focus();
            }}
            onSearchAll={() => chooseProduct(undefined)}
          />
        ) : null}
        {pending && pages.length === 0 ? (
          <p className="search-notice">{label('search.searching')}</p>
        ) : null}
        <SearchList
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
        onForget={query === '' && recent.length > 0 ? forget : null}
        onCopy={code === null ? null : () => copyAndStay(code)}
        copied={copied}
      />
      <Announcement text={`${problem}${announcement}${copyHint}`} />
    </>
  );
}
