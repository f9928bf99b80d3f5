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
