import { useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { SearchAnswer } from '../../core/search.ts';

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
  return (
    <div className="search-notice">
      <Icon name="warning" />
      <p>
        <strong>The search index did not load.</strong> Check your connection and try again.
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
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
  const { suggestion, siteTotal } = answer;
  return (
    <div className="search-notice">
      <p>
        <strong>Nothing found for “{query}”.</strong>
      </p>
      {suggestion === null ? null : (
        <p>
          Did you mean{' '}
          <button type="button" className="search-link" onClick={() => onSearch(suggestion)}>
            {suggestion}
          </button>
          ?
        </p>
      )}
      {siteTotal === 0 ? (
        <p>Try fewer or other words, or the name of a component or prop.</p>
      ) : (
        <button type="button" className="button" onClick={onSearchAll}>
          Search all products ({siteTotal})
        </button>
      )}
      <p>
        Still stuck? <a href={helpHref}>See where to ask</a>.
      </p>
    </div>
  );
}
