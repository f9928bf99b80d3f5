import { getShownStage } from './show-version.tsx';

/** Least height while something is open, in pixels: a dialog or a list needs some room. */
const OPEN_HEIGHT = 400;
/** Space around what is open. */
const MARGIN = 32;

/** Lists what the demo has opened: Material UI appends it to the body. */
function listOverlays(): HTMLElement[] {
  return [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.matches('.demo-stage, script, style') &&
      element.getClientRects().length > 0 &&
      (element.offsetHeight > 0 || element.querySelector('*') !== null),
  );
}

/** Height that an opened element needs: all of a scrolled list, and what is above or below the frame. */
function getNeededHeight(overlay: HTMLElement, stageHeight: number): number {
  const parts = [
    overlay,
    ...overlay.querySelectorAll<HTMLElement>('.MuiPaper-root, [role="dialog"]'),
  ];
  const heights = parts.map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    const hidden = part.scrollHeight - part.clientHeight;
    const isCut = hidden > 1 || top < 0 || bottom > window.innerHeight;
    // Where the element will be after the frame has grown is up to it: below the demo at worst.
    if (part !== overlay && isCut) return part.scrollHeight + 3 * MARGIN;
    return isCut ? stageHeight + part.offsetHeight + MARGIN : bottom;
  });
  return Math.max(...heights);
}

/**
 * Reports the height of the demo, and of all that it has opened, whenever they change. While
 * something is open, its height only grows, so that nothing jumps between two sizes.
 */
export function reportHeight(report: (height: number, overlay: number | null) => void): () => void {
  let overlay: number | null = null;
  let last = '';
  const measure = () => {
    const stage = getShownStage();
    if (!stage) return;
    const height = stage.offsetHeight;
    const overlays = listOverlays();
    const needed = overlays.map((each) => getNeededHeight(each, height));
    overlay =
      overlays.length === 0
        ? null
        : Math.ceil(Math.max(overlay ?? 0, OPEN_HEIGHT, height, ...needed));
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
  return measure;
}
