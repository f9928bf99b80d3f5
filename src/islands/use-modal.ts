import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { announceReady } from '../state/island-events.ts';
import { closeOnBack } from '../state/site/layers.ts';

/** A button with the dialog that it opens. Escape and a click outside the dialog close it. */
export function useModal() {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const show = () => {
    setOpen(true);
    // Escape has closed it, and the event that says so has not arrived yet.
    if (open && !dialog.current?.open) dialog.current?.showModal();
  };

  useEffect(() => announceReady(button.current), []);
  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    return closeOnBack(close);
  }, [open]);

  return {
    open,
    close,
    dialog,
    buttonProps: {
      ref: button,
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onClick: show,
    },
    dialogProps: {
      ref: dialog,
      // The event can come after it was opened again.
      onClose: () => {
        if (!dialog.current?.open) close();
      },
      onClick: (event: MouseEvent) => {
        if (event.target === event.currentTarget) close();
      },
    },
  } as const;
}
