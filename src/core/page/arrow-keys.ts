export interface ArrowKeyList {
  /** The item that has the focus; -1 for none. */
  current: number;
  count: number;
  orientation: 'horizontal' | 'vertical';
  /** Direction of the text, in which a horizontal list runs; `ltr` for everything but `rtl`. */
  direction?: string;
}

/**
 * The item that a key leads to in a list whose ends meet: arrows along its orientation, Home and
 * End. Null for other keys and for an empty list. Source: the ARIA patterns of toolbar, tabs,
 * menu and listbox.
 */
export function getNextIndex(
  key: string,
  { current, count, orientation, direction }: ArrowKeyList,
): number | null {
  if (count === 0) return null;
  const arrows =
    orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (orientation === 'horizontal' && direction === 'rtl') arrows.reverse();
  const [backward, forward] = arrows;
  switch (key) {
    case forward:
      return (current + 1) % count;
    case backward:
      return (Math.max(current, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
