import { useEffect, useState } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';
import type { SearchAnswer, SearchProblem } from '../../../core/search/types.ts';
import type { SearchTrouble } from './use-search.ts';
import type { ShownPages } from './use-shown-pages.ts';

interface Labeled {
  t: Label<'search'>;
}

/** Long enough for a reader to finish a word, so that not every letter is announced. */
const PAUSE_MILLISECONDS = 500;

/** Announces the list to screen readers once it has stopped changing. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}

interface TroubleProps extends Labeled {
  trouble: SearchTrouble;
  onRetry: () => void;
}

/** Shown if the index could not be loaded, or only a part of it, and while it does not arrive. */
export function TroubleNotice({ t, trouble, onRetry }: TroubleProps) {
  return (
    <div className={trouble === 'incomplete' ? 'search-service' : 'search-notice'}>
      <Icon name="warning" />
      <p>
        <strong>{t(`search.trouble.${trouble}`)}</strong> {t('search.failedHint')}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {t('search.retry')}
      </button>
    </div>
  );
}

/** Shown if a hosted engine failed and the site's own index answered instead. */
export function ServiceNotice({ t, problem }: Labeled & { problem: SearchProblem }) {
  return (
    <p className="search-service">
      <Icon name="warning" />
      <span>
        {t(`search.service.${problem}`)} {t('search.ownIndex')}
      </span>
    </p>
  );
}

interface EmptyProps extends Labeled {
  query: string;
  answer: SearchAnswer;
  helpHref: string;
  onSearch: (query: string) => void;
  onSearchAll: () => void;
}

/** Shown if nothing was found: offers another spelling, the other products, and a help link. */
export function EmptyNotice({ t, query, answer, helpHref, onSearch, onSearchAll }: EmptyProps) {
  const { suggestion, siteTotal } = answer;
  return (
    <div className="search-notice">
      <p>
        <strong>{t('search.nothing', { query })}</strong>
      </p>
      {suggestion === null ? null : (
        <p>
          {t('search.didYouMean')}{' '}
          <button type="button" className="search-link" onClick={() => onSearch(suggestion)}>
            {suggestion}
          </button>
        </p>
      )}
      {siteTotal === 0 ? (
        <p>{t('search.otherWords')}</p>
      ) : (
        <button type="button" className="button" onClick={onSearchAll}>
          {t('search.searchAll', { count: String(siteTotal) })}
        </button>
      )}
      <p>
        {t('search.stuck')} <a href={helpHref}>{t('search.help')}</a>
      </p>
    </div>
  );
}

interface NoticesProps extends Labeled {
  shown: ShownPages;
  helpHref: string;
  onSearch: (query: string) => void;
  onSearchAll: () => void;
}

/** What there is to say about the rows, or in their place. */
export function SearchNotices({ t, shown, ...more }: NoticesProps) {
  const { current, answeredQuery, trouble, pending, pages, retry } = shown;
  const isEmpty = current?.hits.length === 0 && trouble !== 'failed';
  return (
    <>
      {trouble ? <TroubleNotice t={t} trouble={trouble} onRetry={retry} /> : null}
      {current?.problem ? <ServiceNotice t={t} problem={current.problem} /> : null}
      {isEmpty ? <EmptyNotice t={t} query={answeredQuery} answer={current} {...more} /> : null}
      {pending && !trouble && pages.length === 0 ? (
        <p className="search-notice">{t('search.searching')}</p>
      ) : null}
    </>
  );
}
