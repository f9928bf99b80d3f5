import { element } from '../../../src/core/api/playground/value.ts';

/** The items of a tree in JSX. */
export const garden = (item: string) => [
  element(item, { itemId: 'roses', label: 'Roses' }, [
    element(item, { itemId: 'roses-1', label: 'Tea rose' }),
    element(item, { itemId: 'roses-2', label: 'Dog rose' }),
  ]),
  element(item, { itemId: 'herbs', label: 'Herbs' }, [
    element(item, { itemId: 'herbs-1', label: 'Thyme' }),
    element(item, { itemId: 'herbs-2', label: 'Sage' }),
  ]),
];
