import { useEffect, useRef } from 'react';

/** Keeps a box over an element, wherever it moves. */
export function useBox(element: Element | null, onGone: () => void) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element) return;
    let frame = 0;
    const place = () => {
      if (!element.isConnected) {
        onGone();
        return;
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      Object.assign(box.current?.style ?? {}, {
        transform: `translate(${left}px, ${top}px)`,
        width: `${width}px`,
        height: `${height}px`,
      });
      frame = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [element, onGone]);
  return box;
}
