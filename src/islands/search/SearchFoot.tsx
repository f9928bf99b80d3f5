import { Icon } from '../../components/site/Icon.tsx';
import { isApple } from '../../state/keyboard.ts';
import type { Copied } from './use-copy.ts';

/** The keys that copy, as `aria-keyshortcuts` has them; no browser uses them in a text field. */
export const COPY_KEYS = 'Alt+Enter';

/** The same as the reader's keyboard names them. */
export function getCopyKeys(): string[] {
  return [isApple() ? '⌥' : 'Alt', 'Enter'];
}

const HINTS = [
  { keys: ['↑', '↓'], does: 'search.move' },
  { keys: ['Enter'], does: 'search.go' },
  { keys: ['Esc'], does: 'search.leave' },
] as const;

interface Props {
  t: Label<'plan' | 'search'>;
  /** Forgets the recent pages; null where there are none to see. */
  onForget: (() => void) | null;
  /** Copies the code of the chosen row; null where it has none. */
  onCopy: (() => void) | null;
  copied: Copied | null;
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <kbd key={key}>{key}</kbd>);
}

/** The keys that work, with a button for what a finger could not do otherwise. */
export function SearchFoot({ t, onForget, onCopy, copied }: Props) {
  const message = copied
    ? t(copied.done ? 'search.copied' : 'search.notCopied', { code: copied.code })
    : '';
  return (
    <div className="search-foot">
      <span className="search-hints" aria-hidden="true" hidden={copied !== null}>
        {HINTS.map(({ keys, does }) => (
          <span key={does}>
            <Keys keys={keys} />
            {t(does)}
          </span>
        ))}
      </span>
      <span className="search-copied" role="status">
        {copied ? <Icon name={copied.done ? 'success' : 'warning'} /> : null}
        <span>{message}</span>
      </span>
      {onCopy ? (
        <button
          type="button"
          className="search-copy"
          aria-keyshortcuts={COPY_KEYS}
          onClick={onCopy}
        >
          <span className="search-keys" dir="ltr" aria-hidden="true">
            <Keys keys={getCopyKeys()} />
          </span>
          <Icon name="copy" />
          {t('search.copyCode')}
        </button>
      ) : null}
      {onForget ? (
        <button type="button" className="search-link" onClick={onForget}>
          {t('search.clearRecent')}
        </button>
      ) : null}
    </div>
  );
}
