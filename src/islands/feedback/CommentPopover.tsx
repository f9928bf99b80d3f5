import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { FeedbackState } from '../../core/feedback/form.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { placePopover } from './place-popover.ts';
import { dispatchFeedback } from './use-feedback.ts';

interface Props {
  state: FeedbackState;
  /** The button in the heading that the comment is about. */
  anchor: HTMLElement;
  /** Returns the focus when the popover closes. */
  onClose: () => void;
}

/** The form for a comment on a section, at its heading. The page stays where it is. */
export function CommentPopover({ state, anchor, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const title = useId();

  useLayoutEffect(() => {
    const popover = box.current;
    if (!popover) return;
    const place = () => placePopover(popover, anchor.parentElement ?? anchor);
    popover.showPopover?.();
    place();
    anchor.setAttribute('aria-expanded', 'true');
    window.addEventListener('resize', place);
    return () => {
      anchor.setAttribute('aria-expanded', 'false');
      window.removeEventListener('resize', place);
    };
  }, [anchor]);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || box.current?.contains(target)) return;
      // The button closes its own popover.
      if (!anchor.contains(target)) dispatchFeedback({ type: 'CLOSE' });
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (box.current?.contains(document.activeElement)) onClose();
      dispatchFeedback({ type: 'CLOSE' });
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [anchor, onClose]);

  return createPortal(
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-labelledby={title}
      className="comment-popover"
    >
      <FeedbackForm state={state} titleId={title} onClose={onClose} />
    </div>,
    document.body,
  );
}
