import { isPrerendering, onVisit } from '../../state/site/visit.ts';
import { AWAY, BLOCKS, whenIdle, whenLoaded } from './away-blocks.ts';

/** Value of the attribute on blocks that are not rendered even near the viewport. */
const HIDDEN = 'hidden';

/** Height of a block without its padding and borders, in pixels. */
function getContentHeight(block: Element): number {
  const style = getComputedStyle(block);
  const edges = [
    style.paddingTop,
    style.paddingBottom,
    style.borderTopWidth,
    style.borderBottomWidth,
  ];
  const { height } = block.getBoundingClientRect();
  return edges.reduce((rest, edge) => rest - Number.parseFloat(edge), height);
}

function hideBlocks(): void {
  const isOut = ({ top, bottom }: DOMRect) => bottom < 0 || top > window.innerHeight;
  const out = [...document.querySelectorAll<HTMLElement>(BLOCKS)].filter((block) =>
    isOut(block.getBoundingClientRect()),
  );
  const heights = out.map(getContentHeight);
  for (const [index, block] of out.entries()) {
    const height = heights[index] ?? 0;
    // A block in a closed group has no height to keep.
    if (height <= 0) continue;
    block.style.containIntrinsicBlockSize = `${height}px`;
    block.setAttribute(AWAY, HIDDEN);
  }
}

function showBlocks(): void {
  for (const block of document.querySelectorAll(`[${AWAY}="${HIDDEN}"]`))
    block.setAttribute(AWAY, '');
}

/**
 * Hides the blocks outside the viewport of a prerendered page, so that its first paint costs as much
 * as what is in view. They are shown when it has been painted, and keep their heights until then.
 */
export function hideBlocksAhead(): void {
  if (!isPrerendering()) return;
  whenLoaded(() =>
    whenIdle(() => {
      if (isPrerendering()) hideBlocks();
    }),
  );
  document.addEventListener(
    'prerenderingchange',
    () => {
      // The address may lead to a place that was out of view.
      if (window.location.hash) showBlocks();
    },
    { once: true },
  );
  onVisit(showBlocks);
}
