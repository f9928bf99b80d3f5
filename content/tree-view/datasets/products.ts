import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** What a company orders for its offices, by category. */
export const products: TreeViewBaseItem[] = [
  {
    id: 'furniture',
    label: 'Furniture',
    children: [
      {
        id: 'desks',
        label: 'Desks',
        children: [
          { id: 'standing-desk', label: 'Standing desk' },
          { id: 'corner-desk', label: 'Corner desk' },
        ],
      },
      { id: 'office-chair', label: 'Office chair' },
      { id: 'bookshelf', label: 'Bookshelf' },
    ],
  },
  {
    id: 'electronics',
    label: 'Electronics',
    children: [
      { id: 'monitor', label: 'Monitor' },
      { id: 'headset', label: 'Headset' },
      { id: 'webcam', label: 'Webcam' },
    ],
  },
  {
    id: 'stationery',
    label: 'Stationery',
    children: [
      { id: 'notebook', label: 'Notebook' },
      { id: 'sticky-notes', label: 'Sticky notes' },
    ],
  },
];

/** Projects with their tasks, in the order in which they are done. */
export const tasks: TreeViewBaseItem[] = [
  {
    id: 'launch',
    label: 'Website launch',
    children: [
      { id: 'write-copy', label: 'Write the copy' },
      { id: 'check-links', label: 'Check the links' },
    ],
  },
  {
    id: 'onboarding',
    label: 'Onboarding',
    children: [
      { id: 'order-laptop', label: 'Order a laptop' },
      { id: 'plan-first-week', label: 'Plan the first week' },
    ],
  },
  { id: 'retrospective', label: 'Retrospective' },
];

/** A category of products, for trees that are built from an array. */
export interface Category {
  id: string;
  name: string;
  entries?: Category[];
}

export const categories: Category[] = [
  {
    id: 'printers',
    name: 'Printers',
    entries: [
      { id: 'laser-printer', name: 'Laser printer' },
      { id: 'label-printer', name: 'Label printer' },
    ],
  },
  {
    id: 'scanners',
    name: 'Scanners',
    entries: [
      { id: 'document-scanner', name: 'Document scanner' },
      { id: 'barcode-scanner', name: 'Barcode scanner' },
    ],
  },
];
