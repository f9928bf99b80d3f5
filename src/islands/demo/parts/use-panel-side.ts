import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels between a part and a panel below it. */
const MARGIN = 16;

/** The panel, and the side of the window on which it does not cover the selected part. */
export function usePanelSide(selected: Element | null) {
  const panel = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'start' | 'end'>('end');
  // Measured with the answer, which makes the panel higher.
  useLayoutEffect(() => {
    const own = panel.current?.getBoundingClientRect();
    const part = selected?.getBoundingClientRect();
    if (!own || !part) return;
    if (own.width * 2 > window.innerWidth) {
      // A panel as wide as the window is at its bottom.
      const hidden = part.bottom - own.top;
      if (hidden > 0) window.scrollBy({ top: hidden + MARGIN, behavior: 'instant' });
      return;
    }
    // Goes out of the way of a part that it would cover.
    const isCovered = part.left < own.right && part.right > own.left && part.bottom > own.top;
    const isWide = part.width * 2 > window.innerWidth;
    if (isCovered && !isWide) setSide((known) => (known === 'end' ? 'start' : 'end'));
  }, [selected]);
  return { panel, side };
}
