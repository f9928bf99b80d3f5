import {
  DATE_LIBRARY_GROUP,
  toDateLibrary,
  WRITTEN_LIBRARY,
} from '../../core/demo/date-library.ts';
import { onTabChoice, readTab } from '../../state/page/tab-choice.ts';

/** Loads what converts excerpts once a reader prefers another date library than the written one. */
export function loadExcerpts(): void {
  if (!document.querySelector('[data-libraries]')) return;
  let isLoaded = false;
  const load = (label: string | null) => {
    if (isLoaded || toDateLibrary(label) === WRITTEN_LIBRARY) return;
    isLoaded = true;
    import('./excerpts.ts').then(
      ({ followDateLibrary }) => followDateLibrary(),
      () => {
        // The next choice tries again; until then, the excerpts stay as they are written.
        isLoaded = false;
      },
    );
  };
  onTabChoice(DATE_LIBRARY_GROUP, load);
  load(readTab(DATE_LIBRARY_GROUP));
}
