import variants from '../../../config/source-variants.ts';
import { EDIT_MARK, parseDemoAnchor } from '../../core/demo/demo.ts';
import { announceFailure, ISLAND_HYDRATE } from '../../state/island-events.ts';

/**
 * Scrolls to the demo that the hash names and hydrates its toolbar, which opens the code. Says so if
 * the hash has an edit of a demo that the page does not have.
 */
export function openLinkedDemo(): void {
  const open = () => {
    const frames = new Map(
      Array.from(document.querySelectorAll('.demo[data-demo]'), (frame) => [frame.id, frame]),
    );
    const anchor = parseDemoAnchor(window.location.hash, [...frames.keys()], variants);
    const frame = anchor && frames.get(anchor.name);
    if (!frame) {
      if (window.location.hash.includes(EDIT_MARK)) {
        import('../editor/unknown-demo.ts').then(
          ({ showUnknownDemo }) => showUnknownDemo(),
          () => announceFailure(document.querySelector('h1')),
        );
      }
      return;
    }
    frame.scrollIntoView();
    const toolbar = frame.querySelector('.demo-controls')?.closest('astro-island');
    toolbar?.dispatchEvent(new CustomEvent(ISLAND_HYDRATE));
  };
  open();
  window.addEventListener('hashchange', open);
}
