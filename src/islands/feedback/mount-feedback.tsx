import { createRoot, type Root } from 'react-dom/client';
import type { FeedbackRequest } from '../../core/feedback/form.ts';
import { Feedback } from './Feedback.tsx';
import { dispatchFeedback } from './use-feedback.ts';

let root: Root | null = null;
let opener: HTMLElement | null = null;

/** Returns the focus to the button that opened the form, which React may have replaced. */
function returnFocus(place: HTMLElement): void {
  const rating = opener?.dataset['rating'];
  const again =
    rating === undefined ? opener : place.querySelector<HTMLElement>(`[data-rating="${rating}"]`);
  again?.focus();
}

/** Opens the form for a request, and renders it in `place` on the first call. */
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
