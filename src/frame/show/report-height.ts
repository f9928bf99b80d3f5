import { MAX_HEIGHT } from '../../core/editor/runner/frame-messages.ts';
import { getShownStage } from './show-version.tsx';

/** Least height while a dialog or a list covers the frame, in pixels. */
const OPEN_HEIGHT = 400;
/** Height up to which the frame grows for a long list or text, which scrolls then. */
const LONGEST_LIST = 640;
/** Space around what is open. */
const MARGIN = 32;

/** Lists what the demo has opened: Material UI appends it to the body. */
function listOverlays(): HTMLElement[] {
  return [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.matches('.demo-stage, script, style') &&
      element.getClientRects().length > 0,
  );
}

function isCut(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > window.innerHeight;
}

/** Height that an opened element needs, given that of the demo. */
function getNeededHeight(overlay: HTMLElement, stageHeight: number): number {
  const isModal = overlay.matches('.MuiModal-root');
  // The content of a dialog and a list scroll if they are longer than the frame.
  const papers = [...overlay.querySelectorAll('.MuiPaper-root')].filter(
    (paper) => paper.scrollHeight > paper.clientHeight + 1 || isCut(paper),
  );
  const lists = papers.map((paper) => Math.min(paper.scrollHeight + 3 * MARGIN, LONGEST_LIST));
  // Where the element will be in a taller frame is up to it: below the demo at worst.
  const below = !isModal && isCut(overlay) ? stageHeight + overlay.offsetHeight + MARGIN : 0;
  return Math.max(isModal ? OPEN_HEIGHT : 0, below, ...lists);
}

/**
 * Reports the height of the demo, and of all that it has opened, whenever they change. While
 * something is open, its height only grows, so that nothing jumps between two sizes. A demo whose
 * height depends on that of the frame, as with `100vh`, would grow without end: it scrolls instead.
 * Returns a function to call for each new version.
 */
export function reportHeight(report: (height: number, overlay: number | null) => void): () => void {
  let overlay: number | null = null;
  let last = '';
  let followsFrame = false;
  /** Whether the page has been asked for a lower frame, and has not given it yet. */
  let isTried = false;
  let [stageHeight, frameHeight] = [0, window.innerHeight];
  const setFollowing = (follows: boolean) => {
    followsFrame = follows;
    document.documentElement.toggleAttribute('data-scrolls', follows);
  };
  const measure = () => {
    const stage = getShownStage();
    if (!stage) return;
    const [stageBefore, frameBefore] = [stageHeight, frameHeight];
    // A demo can end between two pixels.
    stageHeight = Math.ceil(stage.getBoundingClientRect().height);
    frameHeight = window.innerHeight;
    const grown = frameHeight - frameBefore;
    if (grown !== 0 && overlay === null && stageHeight - stageBefore === grown) setFollowing(true);
    if (isTried && grown === 0) return;
    isTried = false;
    const height = followsFrame ? 0 : stageHeight;
    const overlays = listOverlays();
    const needed = overlays.map((each) => getNeededHeight(each, height));
    overlay = overlays.length === 0 ? null : Math.ceil(Math.max(overlay ?? 0, height, ...needed));
    const next = `${height} ${overlay}`;
    if (next === last) return;
    last = next;
    report(height, overlay);
  };
  const sizes = new ResizeObserver(measure);
  const observeAll = () => {
    sizes.disconnect();
    for (const element of document.body.children) sizes.observe(element);
    measure();
  };
  const changes = new MutationObserver(observeAll);
  changes.observe(document.body, { childList: true });
  // Where a list or a dialog opens is set as a style.
  const places = new MutationObserver(() => {
    if (overlay !== null) measure();
  });
  places.observe(document.body, { subtree: true, attributeFilter: ['style'] });
  observeAll();
  return () => {
    setFollowing(false);
    // Said again even if it is the same: code can send a height, too.
    last = '';
    // Whether a version needs all this or follows the frame shows only in a lower frame.
    isTried = window.innerHeight >= MAX_HEIGHT;
    measure();
    if (isTried) report(0, null);
  };
}
