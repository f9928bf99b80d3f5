import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { announceReady } from '../../state/island-events.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { createWorkerAdapter } from './worker-adapter.ts';

/** The one place to change for a hosted engine: anything that keeps to `SearchAdapter`. */
const adapter = createWorkerAdapter();

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

/** The search button with its dialog. Its server render is the button alone. */
export function Search() {
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
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-button=""
        onClick={onClick}
      >
        <Icon name="search" />
        <span>Search</span>
        <kbd data-search-hint="Ctrl K" aria-hidden="true" suppressHydrationWarning />
      </button>
      <dialog
        ref={dialog}
        className="search-dialog"
        aria-label="Search"
        onClose={() => setOpen(false)}
        onClick={(event) => {
          if (event.target === event.currentTarget) setOpen(false);
        }}
      >
        {open ? <SearchDialog adapter={adapter} onClose={() => setOpen(false)} /> : null}
      </dialog>
    </>
  );
}
