import { useEffect } from 'react';
import type { PartTable } from '../../../core/api/parts/part-table.ts';
import { findPartAt } from './moves.ts';

/** What a click consists of. None of it may reach the components while parts are chosen. */
const POINTER_EVENTS = [
  ...(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const),
];

interface Options {
  /** The element whose parts can be chosen, besides those in popups. */
  root: HTMLElement;
  table: PartTable;
  /** Has to stay the same function, like the others. */
  onHover: (element: Element | null) => void;
  onSelect: (element: Element) => void;
  onClose: () => void;
}

/** Lets readers point at parts. With Shift, a click reaches the component as usual. */
export function usePointing({ root, table, onHover, onSelect, onClose }: Options) {
  useEffect(() => {
    const onPointer = (event: MouseEvent) => {
      const part = event.shiftKey ? null : findPartAt(event.target, root, table);
      if (!part) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') onSelect(part);
    };
    const onMove = ({ target }: PointerEvent) => onHover(findPartAt(target, root, table));
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
    };
    for (const type of POINTER_EVENTS) window.addEventListener(type, onPointer, true);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('keydown', onKey, true);
    return () => {
      for (const type of POINTER_EVENTS) window.removeEventListener(type, onPointer, true);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [root, table, onHover, onSelect, onClose]);
}
