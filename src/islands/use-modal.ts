import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { announceReady } from '../state/island-events.ts';
import { closeOnBack } from '../state/site/layers.ts';

/** A button with the dialog that it opens. Escape and a click outside the dialog close it. */
export function useModal() {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

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
      onClick: () => setOpen(true),
    },
    dialogProps: {
      ref: dialog,
      onClose: close,
      onClick: (event: MouseEvent) => {
        if (event.target === event.currentTarget) close();
      },
    },
  } as const;
}
