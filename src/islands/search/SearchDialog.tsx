import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { SearchAdapter, SearchAnswer, SearchSection } from '../../core/search.ts';
import { Announcement, EmptyNotice, FailureNotice } from './Notices.tsx';
import { HitOption, PageOption, toRecentPage, type OptionProps } from './Options.tsx';
import { ProductChips } from './ProductChips.tsx';
import {
  addRecentPage,
  clearRecentPages,
  readRecentPages,
  type RecentPage,
} from './recent-pages.ts';
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

interface Group {
  label: string;
  pages: readonly RecentPage[];
}

/**
 * What is offered before there is a query: where the reader has been, and where products begin,
 * that of the current page first.
 */
function getStartGroups(
  sections: readonly SearchSection[],
  recent: readonly RecentPage[],
  productId: string | undefined,
  currentProductId: string | undefined,
): Group[] {
  const isCurrent = (section: SearchSection) => Number(section.productId === currentProductId);
  const products = sections
    .filter((section) => productId === undefined || section.productId === productId)
    .sort((a, b) => isCurrent(b) - isCurrent(a))
    .map(({ name, starts }) => ({
      label: name,
      pages: starts.map((start) => ({ ...start, place: '' })),
    }));
  return [{ label: 'Recent', pages: recent }, ...products].filter(({ pages }) => pages.length > 0);
}

function getAnnouncement(answer: SearchAnswer, query: string): string {
  const { total, hits } = answer;
  if (total === 0) return `Nothing found for ${query}`;
  const found = total === 1 ? '1 page found' : `${total} pages found`;
  return hits.length < total ? `${found}, the first ${hits.length} shown` : found;
}

/** A search field with the list below it, by the combobox pattern: the focus stays in the field. */
export function SearchDialog({ adapter, onClose }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [productId, setProductId] = useState<string>();
  const [currentProductId] = useState(getCurrentProductId);
  const [recent, setRecent] = useState(readRecentPages);
  const query = text.trim();
  const { start, answer, answeredQuery, pending, failed, retry } = useSearch(adapter, {
    query,
    productId,
    currentProductId,
  });

  const groups =
    query !== '' || !start
      ? []
      : getStartGroups(start.sections, recent, productId, currentProductId);
  const pages = answer ? answer.hits.map(toRecentPage) : groups.flatMap((group) => group.pages);
  const keys = useListKeys({
    list,
    items: answer ?? `${productId} ${recent.length}`,
    count: pages.length,
    first: answer ? 0 : -1,
  });

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
    input.current?.focus();
  };
  const chooseProduct = (next: string | undefined) => {
    setProductId(next);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter') {
      keys.onKeyDown(event);
      return;
    }
    event.preventDefault();
    const page = pages[keys.active];
    if (query !== '' && pending) awaited.current = query;
    else if (page && (event.ctrlKey || event.metaKey)) {
      addRecentPage(page);
      window.open(page.href, '_blank', 'noopener');
    } else keys.getElement(keys.active)?.click();
  };

  const getOptionProps = (index: number): OptionProps => ({
    id: keys.getId(index),
    active: index === keys.active,
    page: pages[index]!,
    onPoint: () => keys.point(index),
    onOpen: (event: MouseEvent) => {
      addRecentPage(pages[index]!);
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!elsewhere) onClose();
    },
  });

  const empty = answer !== null && answer.hits.length === 0;
  return (
    <>
      <div className="search-field">
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search the documentation"
          aria-expanded={pages.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={keys.active < 0 ? undefined : keys.getId(keys.active)}
          placeholder="Search the documentation"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="icon-button"
          aria-label="Close the search"
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
      <div ref={list} className="search-body">
        {failed ? <FailureNotice onRetry={retry} /> : null}
        {empty && start && !pending ? (
          <EmptyNotice
            query={answeredQuery}
            answer={answer}
            helpHref={start.helpHref}
            onSearch={search}
            onSearchAll={() => chooseProduct(undefined)}
          />
        ) : null}
        {pending && pages.length === 0 ? <p className="search-notice">Searching…</p> : null}
        <div
          id={listId}
          role="listbox"
          aria-label={answer ? 'Pages found' : 'Pages to start with'}
          aria-busy={pending}
          hidden={failed || pages.length === 0}
        >
          {answer?.hits.map((hit, index) => (
            <HitOption key={hit.href} hit={hit} {...getOptionProps(index)} />
          ))}
          {groups.map(({ label, pages: own }, at) => {
            const before = groups.slice(0, at).reduce((sum, group) => sum + group.pages.length, 0);
            return (
              <div key={label} role="group" aria-label={label} className="search-group">
                <span aria-hidden="true">{label}</span>
                {own.map(({ href }, index) => (
                  <PageOption key={href} {...getOptionProps(before + index)} />
                ))}
              </div>
            );
          })}
        </div>
      </div>
      <div className="search-foot">
        <span className="search-hints" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> move
          </span>
          <span>
            <kbd>Enter</kbd> open
          </span>
          <span>
            <kbd>Esc</kbd> close
          </span>
        </span>
        {query === '' && recent.length > 0 ? (
          <button
            type="button"
            className="search-link"
            onClick={() => {
              clearRecentPages();
              setRecent([]);
              input.current?.focus();
            }}
          >
            Clear recent pages
          </button>
        ) : null}
      </div>
      <Announcement text={answer && !pending ? getAnnouncement(answer, answeredQuery) : ''} />
    </>
  );
}
