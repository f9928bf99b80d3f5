import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { getNextIndex } from '../../../core/page/arrow-keys.ts';

interface Options {
  list: RefObject<HTMLElement | null>;
  /** Any value that changes with the list. */
  items: unknown;
  count: number;
  /** The row that a new list starts on; -1 for none. */
  first: number;
}

export interface ListKeys {
  /** The row that Enter opens; -1 if none. */
  active: number;
  getId: (index: number) => string;
  getElement: (index: number) => HTMLElement | null;
  /** Activates the row under the pointer. */
  point: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves through a list while focus stays in a field: arrows wrap, Home and End go to the ends. */
export function useListKeys({ list, items, count, first }: Options): ListKeys {
  const prefix = useId();
  const [moved, setMoved] = useState<{ items: unknown; index: number }>({ items, index: first });
  const byKey = useRef(false);
  const active = Math.min(moved.items === items ? moved.index : first, count - 1);
  const getId = (index: number) => `${prefix}-${index}`;

  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [list, items]);
  useEffect(() => {
    // A row under the pointer is already in view; scrolling would move another row there.
    if (byKey.current)
      document.getElementById(`${prefix}-${active}`)?.scrollIntoView({ block: 'nearest' });
    byKey.current = false;
  }, [prefix, active]);

  return {
    active,
    getId,
    getElement: (index) => (index < 0 ? null : document.getElementById(getId(index))),
    point: (index) => {
      if (index !== active) setMoved({ items, index });
    },
    onKeyDown(event) {
      const index = getNextIndex(event.key, { current: active, count, orientation: 'vertical' });
      const modified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
      if (index === null || modified) return;
      event.preventDefault();
      byKey.current = true;
      setMoved({ items, index });
    },
  };
}
