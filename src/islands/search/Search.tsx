import { useEffect } from 'react';
import tables from 'virtual:labels/search+plan';
import start from 'virtual:search-start';
import { Icon } from '../../components/site/Icon.tsx';
import { DEFAULT_LANGUAGE, getLabels } from '../../core/i18n.ts';
import { NO_SERVICES } from '../../core/site/services.ts';
import { readServices } from '../../state/site/services.ts';
import { useModal } from '../use-modal.ts';
import { chooseAdapter } from './adapters/choose-adapter.ts';
import { SearchDialog } from './dialog/SearchDialog.tsx';

const adapter = chooseAdapter(typeof window === 'undefined' ? NO_SERVICES : readServices());

interface Connection {
  saveData?: boolean;
}

/**
 * This module loads when the reader hovers or focuses the button, so the index can load now as
 * well, unless the reader asked to save data.
 */
if (typeof window !== 'undefined') {
  const { connection } = navigator as Navigator & { connection?: Connection };
  // The dialog tries again, and reports if that fails, too.
  if (!connection?.saveData) adapter.load().catch(() => undefined);
}

/** The search button with its dialog. The server renders only the button. */
export function Search({ language = DEFAULT_LANGUAGE }: { language?: string }) {
  const t = getLabels(tables, language);
  const { open, close, dialog, buttonProps, dialogProps } = useModal();

  useEffect(() => {
    if (open) dialog.current?.querySelector('input')?.focus();
  }, [open, dialog]);

  const onClick = () => {
    buttonProps.onClick();
    // The shortcut clicks this button; in an open dialog it starts a new search.
    dialog.current?.querySelector('input')?.select();
  };

  return (
    <>
      <button
        {...buttonProps}
        className="search-button"
        aria-label={t('search.open')}
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-button=""
        onClick={onClick}
      >
        <Icon name="search" />
        <span>{t('search.open')}</span>
        <kbd data-search-hint="Ctrl K" aria-hidden="true" suppressHydrationWarning />
      </button>
      <dialog {...dialogProps} className="search-dialog" aria-label={t('search.title')}>
        {open ? <SearchDialog t={t} adapter={adapter} start={start} onClose={close} /> : null}
      </dialog>
    </>
  );
}
