import { createRoot, type Root } from 'react-dom/client';
import type { FeedbackRequest } from '../../core/feedback/form.ts';
import { Feedback } from './Feedback.tsx';
import { dispatchFeedback } from './use-feedback.ts';

let root: Root | null = null;

/** Opens the form for a request, and renders the vote in `place` on the first call. */
export function openFeedback(place: HTMLElement, request: FeedbackRequest): void {
  dispatchFeedback({ type: 'OPEN', request });
  if (root) return;
  root = createRoot(place);
  root.render(<Feedback />);
}
