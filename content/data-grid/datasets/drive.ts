export type DriveLevel = 'Department' | 'Project' | 'Folder' | 'File';

/** One item of a shared drive: a file, or an item that contains others. */
export interface DriveItem {
  id: number;
  /** From the department down to the item itself. */
  path: string[];
  level: DriveLevel;
  /** First year of origin. */
  year: number;
  /** Number of pages of a file; `null` for folders, projects, and departments. */
  pages: number | null;
  owner: string;
  approved: boolean;
}

const files: [string, number, number, string, boolean][] = [
  ['Finance/Reports/Folder 1/Balance sheet', 2011, 212, 'Lea Roth', true],
  ['Finance/Reports/Folder 1/Cash flow', 2012, 198, 'Lea Roth', true],
  ['Finance/Reports/Folder 2/Balance sheet', 2013, 240, 'Lea Roth', false],
  ['Finance/Reports/Folder 10/Tax notice', 2016, 36, 'Omar Said', true],
  ['Finance/Budgets/Folder 3/Building', 2014, 14, 'Mia Novak', true],
  ['Finance/Budgets/Folder 3/Laptops', 2015, 9, 'Mia Novak', false],
  ['Support/Minutes/Folder 1/Spring meeting', 2019, 88, 'Ken Ito', true],
  ['Support/Minutes/Folder 1/Autumn meeting', 2019, 104, 'Ken Ito', false],
  ['Support/Minutes/Folder 2/Spring meeting', 2020, 91, 'Ken Ito', false],
  ['Support/Requests/Folder 1/Spare lamps', 2017, 5, 'Ana Costa', true],
  ['Support/Requests/Folder 1/Opening hours', 2018, 3, 'Ana Costa', false],
  ['Sales/Contracts/Folder 1/Brandt Hotels', 2021, 64, 'Jo Blanc', true],
  ['Sales/Contracts/Folder 1/Harbor Clinic', 2022, 72, 'Jo Blanc', true],
  ['Sales/Commissions/Folder 4/Field sales', 2023, 150, 'Uma Rao', false],
];

const levels: DriveLevel[] = ['Department', 'Project', 'Folder', 'File'];

/** Creates every item above a file, then the file, each only once. */
function createDrive(): DriveItem[] {
  const items = new Map<string, DriveItem>();
  for (const [name, year, pages, owner, approved] of files) {
    const steps = name.split('/');
    steps.forEach((_step, index) => {
      const path = steps.slice(0, index + 1);
      const level = levels[index] ?? 'File';
      const isFile = level === 'File';
      const key = path.join('/');
      const known = items.get(key);
      items.set(key, {
        id: known?.id ?? items.size + 1,
        path,
        level,
        year: Math.min(year, known?.year ?? year),
        pages: isFile ? pages : null,
        owner: known?.owner ?? owner,
        approved: approved && (known?.approved ?? true),
      });
    });
  }
  return [...items.values()];
}

/** All items, each department followed by its contents. */
export const drive: DriveItem[] = createDrive();

/** Only the files, without folders, projects, and departments. */
export const driveFiles: DriveItem[] = drive.filter(({ level }) => level === 'File');

function isChild(item: DriveItem, parent: readonly string[]): boolean {
  return item.path.length === parent.length + 1 && parent.every((step, i) => step === item.path[i]);
}

/** Answers with the items directly below a path, as `GET /drive?in=…` would. */
export function loadItems(parent: readonly string[]): Promise<DriveItem[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(drive.filter((item) => isChild(item, parent))), 700);
  });
}
