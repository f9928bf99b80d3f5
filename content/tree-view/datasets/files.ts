export type FileKind = 'folder' | 'document' | 'image';

/** A folder or a file of a small team's shared drive. */
export interface FileItem {
  id: string;
  label: string;
  kind: FileKind;
  children?: FileItem[];
}

export const files: FileItem[] = [
  {
    id: 'reports',
    label: 'Reports',
    kind: 'folder',
    children: [
      { id: 'annual-report', label: 'Annual report.pdf', kind: 'document' },
      { id: 'budget', label: 'Budget.xlsx', kind: 'document' },
    ],
  },
  {
    id: 'photos',
    label: 'Photos',
    kind: 'folder',
    children: [
      {
        id: 'summer',
        label: 'Summer',
        kind: 'folder',
        children: [
          { id: 'beach', label: 'Beach.jpg', kind: 'image' },
          { id: 'mountains', label: 'Mountains.jpg', kind: 'image' },
        ],
      },
      { id: 'portrait', label: 'Portrait.jpg', kind: 'image' },
    ],
  },
  { id: 'notes', label: 'Notes.txt', kind: 'document' },
];

export type DocumentKind = 'folder' | 'invoice' | 'sheet';

/** A month of an archive of invoices, or a file in it. */
export interface DocumentItem {
  id: string;
  label: string;
  kind: DocumentKind;
  /** In kilobytes. A folder has none: it is the sum of its files. */
  size?: number;
  children?: DocumentItem[];
}

export const documents: DocumentItem[] = [
  {
    id: 'january',
    label: 'January',
    kind: 'folder',
    children: [
      { id: 'invoice-1041', label: 'invoice-1041.pdf', kind: 'invoice', size: 148 },
      { id: 'invoice-1042', label: 'invoice-1042.pdf', kind: 'invoice', size: 147 },
      { id: 'january-summary', label: 'summary.xlsx', kind: 'sheet', size: 22 },
    ],
  },
  {
    id: 'february',
    label: 'February',
    kind: 'folder',
    children: [
      { id: 'invoice-1051', label: 'invoice-1051.pdf', kind: 'invoice', size: 151 },
      { id: 'invoice-1052', label: 'invoice-1052.pdf', kind: 'invoice', size: 150 },
      { id: 'invoice-1053', label: 'invoice-1053.pdf', kind: 'invoice', size: 152 },
    ],
  },
  {
    id: 'march',
    label: 'March',
    kind: 'folder',
    children: [
      { id: 'invoice-1061', label: 'invoice-1061.pdf', kind: 'invoice', size: 136 },
      { id: 'march-summary', label: 'summary.xlsx', kind: 'sheet', size: 21 },
    ],
  },
];
