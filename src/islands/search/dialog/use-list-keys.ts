import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { getNextIndex } from '../../../core/page/arrow-keys.ts';

interface Options {
  list: RefObject<HTMLElement | null>;
  /** What the list answers. A list for another question starts over. */
  question: string;
  /** The address of each row. */
  hrefs: readonly string[];
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
  /** Has to be told that the list was scrolled. */
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The row that the reader chose. */
interface Moved {
  question: string;
  index: number;
  href: string | undefined;
}

/** Finds the chosen row again: a better answer to the same question can have other rows. */
function findRow({ index, href }: Moved, hrefs: readonly string[]): number {
  if (href === undefined || hrefs[index] === href) return index;
  return Math.max(0, hrefs.indexOf(href));
}

/** Moves through a list while focus stays in a field: arrows wrap, Home and End go to the ends. */
export function useListKeys({ list, question, hrefs, first }: Options): ListKeys {
  const prefix = useId();
  const [moved, setMoved] = useState<Moved | null>(null);
  const byKey = useRef(false);
  const scrolled = useRef(false);
  const count = hrefs.length;
  const active = Math.min(moved?.question === question ? findRow(moved, hrefs) : first, count - 1);
  const move = (index: number) => setMoved({ question, index, href: hrefs[index] });
  const getId = (index: number) => `${prefix}-${index}`;

  useEffect(() => {
    // Scrolling lays out the list at once, so it would delay the paint after every key.
    if (scrolled.current) list.current?.scrollTo({ top: 0 });
    scrolled.current = false;
  }, [list, question]);
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
      if (index !== active) move(index);
    },
    onScroll: () => {
      scrolled.current = true;
    },
    onKeyDown(event) {
      const index = getNextIndex(event.key, { current: active, count, orientation: 'vertical' });
      const modified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
      if (index === null || modified) return;
      event.preventDefault();
      byKey.current = true;
      move(index);
    },
  };
}
