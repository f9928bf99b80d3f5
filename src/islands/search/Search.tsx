import { useEffect, useRef, useState } from 'react';
import tables from 'virtual:labels/search+plan';
import { getLabels } from '../../core/i18n.ts';
import { Icon } from '../../components/site/Icon.tsx';
import { DEFAULT_LANGUAGE } from '../../core/i18n.ts';
import { NO_SERVICES } from '../../core/site/services.ts';
import { announceReady } from '../../state/island-events.ts';
import { readServices } from '../../state/site/services.ts';
import { chooseAdapter } from './adapters/choose-adapter.ts';
import { SearchDialog } from './SearchDialog.tsx';

const adapter = chooseAdapter(typeof window === 'undefined' ? NO_SERVICES : readServices());

interface Connection {
  saveData?: boolean;
}

/**
 * This module is loaded when the reader points at the button or focuses it, so the index can come
 * along, unless the reader asked for little traffic.
 */
if (typeof window !== 'undefined') {
  const { connection } = navigator as Navigator & { connection?: Connection };
  // The dialog asks again, and says so if that fails too.
  if (!connection?.saveData) adapter.load().catch(() => undefined);
}

/** The search button with its dialog. Its server render is the button alone, in a language. */
export function Search({ language = DEFAULT_LANGUAGE }: { language?: string }) {
  const t = getLabels(tables, language);
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => announceReady(button.current), []);
  useEffect(() => {
    const element = dialog.current;
    if (!open) element?.close();
    else if (element && !element.open) {
      element.showModal();
      element.querySelector('input')?.focus();
    }
  }, [open]);

  const onClick = () => {
    setOpen(true);
    // The shortcut clicks this button; in an open dialog it starts a new search.
    dialog.current?.querySelector('input')?.select();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button"
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-button=""
        onClick={onClick}
      >
        <Icon name="search" />
        <span>{t('search.open')}</span>
        <kbd data-search-hint="Ctrl K" aria-hidden="true" suppressHydrationWarning />
      </button>
      <dialog
        ref={dialog}
        className="search-dialog"
        aria-label={t('search.title')}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          if (event.target === event.currentTarget) setOpen(false);
        }}
      >
        {open ? <SearchDialog t={t} adapter={adapter} onClose={() => setOpen(false)} /> : null}
      </dialog>
    </>
  );
}
