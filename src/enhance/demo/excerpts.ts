import {
  DATE_LIBRARY_GROUP,
  getLibraryId,
  toDateLibrary,
  WRITTEN_LIBRARY,
  type DateLibrary,
} from '../../core/demo/date-library.ts';
import { getSourcePath, type DemoSources } from '../../core/demo/demo.ts';
import { onTabChoice, readTab } from '../../state/page/tab-choice.ts';
import { fetchJson } from '../../state/site/fetch-file.ts';

/** Excerpts as written in the page. */
const written = new WeakMap<Element, string>();

let library: DateLibrary = WRITTEN_LIBRARY;

async function loadExcerpt(id: string, wanted: DateLibrary): Promise<string | undefined> {
  const { preview } = await fetchJson<DemoSources>(getSourcePath(getLibraryId(id, wanted)));
  return preview?.html;
}

async function showExcerpt(frame: HTMLElement): Promise<void> {
  const code = frame.querySelector('.demo-preview > code');
  if (!code) return;
  const wanted = library;
  const original = written.get(code) ?? code.innerHTML;
  written.set(code, original);
  const html =
    wanted === WRITTEN_LIBRARY
      ? original
      : await loadExcerpt(frame.dataset['demo'] ?? '', wanted).catch(() => undefined);
  // The reader may have chosen again while it was loading.
  if (wanted === library) code.innerHTML = html ?? original;
}

/** Shows the excerpts below demos for the reader's date library, when they come into view. */
export function followDateLibrary(): void {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-libraries]')];
  const visible = new Set<HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const frame = target as HTMLElement;
        if (!isIntersecting) visible.delete(frame);
        else if (!visible.has(frame)) {
          visible.add(frame);
          void showExcerpt(frame);
        }
      }
    },
    { rootMargin: '50%' },
  );
  const start = (label: string | null) => {
    library = toDateLibrary(label);
    observer.disconnect();
    visible.clear();
    for (const frame of frames) observer.observe(frame);
  };
  onTabChoice(DATE_LIBRARY_GROUP, start);
  start(readTab(DATE_LIBRARY_GROUP));
}
