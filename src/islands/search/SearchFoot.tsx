const HINTS = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Esc'], does: 'close' },
];

/** The keys that work, and a way to forget the recent pages where there are some to see. */
export function SearchFoot({ onForget }: { onForget: (() => void) | null }) {
  return (
    <div className="search-foot">
      <span className="search-hints" aria-hidden="true">
        {HINTS.map(({ keys, does }) => (
          <span key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {does}
          </span>
        ))}
      </span>
      {onForget ? (
        <button type="button" className="search-link" onClick={onForget}>
          Clear recent pages
        </button>
      ) : null}
    </div>
  );
}
