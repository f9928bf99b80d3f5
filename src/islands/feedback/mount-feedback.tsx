import { createRoot, type Root } from 'react-dom/client';
import type { FeedbackRequest } from '../../core/feedback/form.ts';
import { Feedback } from './Feedback.tsx';
import { dispatchFeedback } from './use-feedback.ts';

let root: Root | null = null;
let opener: HTMLElement | null = null;

/** Gives the focus back to what opened the form, which React may have rendered anew. */
function returnFocus(place: HTMLElement): void {
  const rating = opener?.dataset['rating'];
  const again =
    rating === undefined ? opener : place.querySelector<HTMLElement>(`[data-rating="${rating}"]`);
  again?.focus();
}

/** Puts the feedback in its place and does what the reader asked for. */
export function openFeedback(
  place: HTMLElement,
  request: FeedbackRequest,
  button: HTMLElement,
): void {
  opener = button;
  dispatchFeedback({ type: 'OPEN', request });
  if (root) return;
  root = createRoot(place);
  root.render(<Feedback onClose={() => returnFocus(place)} />);
}
