import { useEffect, useState } from 'react';
import { Icon } from '../../components/site/Icon.tsx';
import type { SearchAnswer, SearchProblem } from '../../core/search/types.ts';
import { useLabel } from './label-context.ts';

/** Long enough for a reader to finish a word, so that not every letter is announced. */
const PAUSE_MILLISECONDS = 500;

/** Tells screen readers what the list has become, once it rests. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="search-announcement" role="status">
      {announced}
    </p>
  );
}

/** The index could not be loaded. */
export function FailureNotice({ onRetry }: { onRetry: () => void }) {
  const label = useLabel();
  return (
    <div className="search-notice">
      <Icon name="warning" />
      <p>
        <strong>{label('search.failed')}</strong> {label('search.failedHint')}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {label('search.retry')}
      </button>
    </div>
  );
}

/** A hosted engine failed, and the site's own index answered in its place. */
export function ServiceNotice({ problem }: { problem: SearchProblem }) {
  const label = useLabel();
  return (
    <p className="search-service">
      <Icon name="warning" />
      <span>
        {label(`search.service.${problem}`)} {label('search.ownIndex')}
      </span>
    </p>
  );
}

interface EmptyProps {
  query: string;
  answer: SearchAnswer;
  helpHref: string;
  onSearch: (query: string) => void;
  onSearchAll: () => void;
}

/** Nothing was found: another spelling, the other products, and people to ask. */
export function EmptyNotice({ query, answer, helpHref, onSearch, onSearchAll }: EmptyProps) {
  const label = useLabel();
  const { suggestion, siteTotal } = answer;
  return (
    <div className="search-notice">
      <p>
        <strong>{label('search.nothing', { query })}</strong>
      </p>
      {suggestion === null ? null : (
        <p>
          {label('search.didYouMean')}{' '}
          <button type="button" className="search-link" onClick={() => onSearch(suggestion)}>
            {suggestion}
          </button>
        </p>
      )}
      {siteTotal === 0 ? (
        <p>{label('search.otherWords')}</p>
      ) : (
        <button type="button" className="button" onClick={onSearchAll}>
          {label('search.searchAll', { count: String(siteTotal) })}
        </button>
      )}
      <p>
        {label('search.stuck')} <a href={helpHref}>{label('search.help')}</a>
      </p>
    </div>
  );
}
