import { Icon } from '../../../components/site/Icon.tsx';
import { isApple } from '../../../state/keyboard.ts';
import type { Copied } from './use-copy.ts';

/** Copy shortcut in the syntax of `aria-keyshortcuts`. No browser uses it in a text field. */
export const COPY_KEYS = 'Alt+Enter';

/** Returns the keys of the copy shortcut as labeled on the reader's keyboard. */
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
  /** Clears the recent pages; null if none are shown. */
  onForget: (() => void) | null;
  /** Copies the code of the active row; null if it has none. */
  onCopy: (() => void) | null;
  copied: Copied | null;
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <kbd key={key}>{key}</kbd>);
}

/** Keyboard hints, with buttons for what touch users could not do otherwise. */
export function SearchFoot({ t, onForget, onCopy, copied }: Props) {
  const message = copied
    ? t(copied.done ? 'search.copied' : 'search.notCopied', { code: copied.code })
    : '';
  return (
    <div className="search-foot" data-empty={onForget || onCopy ? undefined : ''}>
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
