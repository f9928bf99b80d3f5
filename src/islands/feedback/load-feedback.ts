import tables from 'virtual:labels/feedback';
import { getLabels } from '../../core/i18n.ts';
import { removeTrailingSlash } from '../../core/urls.ts';
import type { FeedbackRequest } from '../../core/feedback/form.ts';
import { announceFailure } from '../../state/island-events.ts';
import { keepKeys } from '../../state/keep-keys.ts';
import { readVotes } from '../../state/feedback/votes.ts';

const t = getLabels(tables, document.documentElement.lang);

/**
 * Adds the question at the end of the page and a comment button to each of its sections. They are
 * created here to keep the document small. The form itself is loaded when the reader first asks
 * for it.
 */
export function loadFeedbackOnUse(): void {
  const footer = document.querySelector('.page-footer');
  if (!footer) return;
  const place = document.createElement('div');
  place.className = 'feedback';
  const load = () => import('./mount-feedback.tsx');
  const vote = createVote();
  // The click loads it again and says what is wrong.
  const warm = () => void load().catch(() => {});
  const open = (request: FeedbackRequest, asker: Element) => {
    const stopKeeping = keepKeys();
    load().then(
      ({ openFeedback }) => openFeedback(place, request),
      () => {
        stopKeeping();
        announceFailure(asker);
      },
    );
  };

  place.append(vote);
  footer.prepend(place);
  for (const type of ['pointerover', 'focusin']) {
    place.addEventListener(type, warm, { once: true });
  }
  place.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-rating]');
    // Once React has rendered the buttons, it handles their clicks.
    if (!button || button.dataset['waiting'] === undefined) return;
    open({ rating: button.dataset['rating'] === '1' ? 1 : 0 }, vote);
  });

  for (const heading of document.querySelectorAll<HTMLElement>('.prose > :is(h2, h3)[id]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'comment-button';
    button.setAttribute('aria-label', t('feedback.comment'));
    button.title = t('feedback.comment');
    button.setAttribute('aria-haspopup', 'dialog');
    button.setAttribute('aria-expanded', 'false');
    const text = getText(heading);
    button.addEventListener('pointerover', warm, { once: true });
    button.addEventListener('click', () => {
      open({ section: { id: heading.id, text } }, heading);
    });
    // The joiner keeps the button on the line of the last word.
    heading.append('\u2060', button);
  }
}

/** Returns the text of a heading without its links. */
function getText(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll('.heading-anchor, [data-answered]')) link.remove();
  return copy.textContent?.trim() ?? '';
}

/** Creates the question shown until the form has loaded; `Feedback` renders the same. */
function createVote(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'feedback-vote';
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', t('feedback.question'));
  const question = document.createElement('span');
  question.textContent = t('feedback.question');
  box.append(question);
  const stored = readVotes()[removeTrailingSlash(window.location.pathname)]?.rating;
  for (const rating of [1, 0] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button';
    button.dataset['rating'] = String(rating);
    button.dataset['waiting'] = '';
    button.setAttribute('aria-pressed', String(rating === stored));
    button.textContent = t(rating === 1 ? 'feedback.yes' : 'feedback.no');
    box.append(button);
  }
  return box;
}
