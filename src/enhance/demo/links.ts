import variants from '../../../config/source-variants.ts';
import { splitLibraryId } from '../../core/demo/date-library.ts';
import { EDIT_MARK, parseDemoAnchor } from '../../core/demo/demo.ts';
import { listEdits } from '../../state/editor/edits.ts';
import { announceFailure, ISLAND_HYDRATE } from '../../state/island-events.ts';

function hydrateToolbar(frame: Element | null): void {
  const toolbar = frame?.querySelector('.demo-controls')?.closest('astro-island');
  toolbar?.dispatchEvent(new CustomEvent(ISLAND_HYDRATE));
}

/** Hydrates the toolbars of the demos of which an edit is kept, so that they say so. */
export function showKeptEdits(): void {
  for (const key of listEdits()) {
    const [id = ''] = key.split('|');
    const name = splitLibraryId(id).id.split('/').at(-1)!;
    hydrateToolbar(document.querySelector(`.demo[data-demo][id="${CSS.escape(name)}"]`));
  }
}

/**
 * Scrolls to the demo that the hash names and hydrates its toolbar, which opens the code. Says so if
 * the hash has an edit of a demo that the page does not have.
 */
export function openLinkedDemo(): void {
  const open = () => {
    const frames = new Map(
      Array.from(document.querySelectorAll('.demo[data-demo]'), (frame) => [frame.id, frame]),
    );
    for (const earlier of document.querySelectorAll('.demo-caption > [id]')) {
      frames.set(earlier.id, earlier.closest('.demo')!);
    }
    const { hash } = window.location;
    const anchor = parseDemoAnchor(hash, [...frames.keys()], variants);
    const frame = anchor && frames.get(anchor.name);
    if (!frame) {
      if (hash.includes(EDIT_MARK)) {
        import('../editor/unknown-demo.ts').then(
          ({ showUnknownDemo }) => showUnknownDemo(),
          () => announceFailure(document.querySelector('h1')),
        );
      }
      return;
    }
    if (frame.id !== anchor.name) {
      // The toolbar reads the address as well, and knows the present name only.
      window.history.replaceState(window.history.state, '', hash.replace(anchor.name, frame.id));
    }
    frame.scrollIntoView();
    hydrateToolbar(frame);
  };
  open();
  window.addEventListener('hashchange', open);
}
