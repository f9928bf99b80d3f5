export interface ArrowKeyList {
  /** Index of the focused item; -1 for none. */
  current: number;
  count: number;
  orientation: 'horizontal' | 'vertical';
  /** Text direction. Any value except `rtl` counts as `ltr`. */
  direction?: string;
}

/**
 * Returns the index of the item to focus for Home, End or an arrow key along the orientation. Wraps
 * around at the ends. Null for other keys and for an empty list. Source: the ARIA patterns of
 * toolbar, tabs, menu and listbox.
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
