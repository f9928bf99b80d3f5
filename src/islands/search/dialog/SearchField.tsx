import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';

interface Props {
  t: Label<'search'>;
  input: RefObject<HTMLInputElement | null>;
  /** The list that the field controls; `activeId` is the row that Enter opens. */
  listId: string;
  activeId: string | undefined;
  expanded: boolean;
  text: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The field at the top of the dialog, a combobox, with the button that closes the dialog. */
export function SearchField(props: Props) {
  const { t, input, listId, activeId, expanded, text, onChange, onKeyDown, onClose } = props;
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={t('search.field')}
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={t('search.field')}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t('search.close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
