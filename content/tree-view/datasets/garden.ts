import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** The greenhouses of Hollowbrook, a small botanical garden: houses, their beds, the plants in them. */
export const garden: TreeViewBaseItem[] = [
  {
    id: 'palm-house',
    label: 'Palm house',
    children: [
      {
        id: 'palm-pond-bed',
        label: 'Pond bed',
        children: [
          { id: 'water-lettuce', label: 'Water lettuce' },
          { id: 'blue-water-lily', label: 'Blue water lily' },
        ],
      },
      { id: 'bottle-palm', label: 'Bottle palm' },
      { id: 'traveler-palm', label: "Traveler's palm" },
    ],
  },
  {
    id: 'desert-house',
    label: 'Desert house',
    children: [
      { id: 'golden-barrel', label: 'Golden barrel cactus' },
      { id: 'bitter-aloe', label: 'Bitter aloe' },
      { id: 'living-stone', label: 'Living stone' },
    ],
  },
  {
    id: 'fern-gallery',
    label: 'Fern gallery',
    children: [
      { id: 'staghorn-fern', label: 'Staghorn fern' },
      { id: 'maidenhair-fern', label: 'Maidenhair fern' },
    ],
  },
];

/** The work sheds behind the greenhouses, in the order of the morning round. */
export const workRound: TreeViewBaseItem[] = [
  {
    id: 'potting-shed',
    label: 'Potting shed',
    children: [
      { id: 'mix-compost', label: 'Mix compost' },
      { id: 'sort-labels', label: 'Sort plant labels' },
    ],
  },
  {
    id: 'seed-room',
    label: 'Seed room',
    children: [
      { id: 'check-humidity', label: 'Check the humidity' },
      { id: 'pack-orders', label: 'Pack seed orders' },
    ],
  },
  { id: 'pump-house', label: 'Pump house' },
];

/** One entry of the fern gallery's catalog, for trees that are built from an array. */
export interface CatalogEntry {
  id: string;
  name: string;
  entries?: CatalogEntry[];
}

export const fernCatalog: CatalogEntry[] = [
  {
    id: 'tree-ferns',
    name: 'Tree ferns',
    entries: [
      { id: 'soft-tree-fern', name: 'Soft tree fern' },
      { id: 'silver-fern', name: 'Silver fern' },
    ],
  },
  {
    id: 'water-ferns',
    name: 'Water ferns',
    entries: [
      { id: 'water-clover', name: 'Water clover' },
      { id: 'floating-fern', name: 'Floating fern' },
    ],
  },
];
