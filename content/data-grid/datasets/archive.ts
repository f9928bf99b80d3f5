export type ArchiveLevel = 'Collection' | 'Series' | 'Box' | 'Document';

/** One unit of a city archive: a document, or a unit that contains others. */
export interface ArchiveUnit {
  id: number;
  /** From the collection down to the unit itself. */
  path: string[];
  level: ArchiveLevel;
  /** First year of origin. */
  year: number;
  /** Number of pages of a document; `null` for boxes, series, and collections. */
  pages: number | null;
  shelf: string;
  scanned: boolean;
}

const documents: [string, number, number, string, boolean][] = [
  ['Harbor Office/Ship registers/Box 1/Arrivals', 1871, 212, 'A 04', true],
  ['Harbor Office/Ship registers/Box 1/Departures', 1872, 198, 'A 04', true],
  ['Harbor Office/Ship registers/Box 2/Arrivals', 1880, 240, 'A 04', false],
  ['Harbor Office/Ship registers/Box 10/Quarantine list', 1892, 36, 'A 05', true],
  ['Harbor Office/Plans/Box 3/Breakwater', 1888, 14, 'M 11', true],
  ['Harbor Office/Plans/Box 3/Lighthouse', 1891, 9, 'M 11', false],
  ['Town Council/Minutes/Box 1/Spring session', 1902, 88, 'B 01', true],
  ['Town Council/Minutes/Box 1/Autumn session', 1902, 104, 'B 01', false],
  ['Town Council/Minutes/Box 2/Spring session', 1903, 91, 'B 01', false],
  ['Town Council/Petitions/Box 1/Street lamps', 1899, 5, 'B 07', true],
  ['Town Council/Petitions/Box 1/Market hours', 1901, 3, 'B 07', false],
  ['Sternberg Glassworks/Pattern books/Box 1/Goblets', 1911, 64, 'C 02', true],
  ['Sternberg Glassworks/Pattern books/Box 1/Lamp shades', 1914, 72, 'C 02', true],
  ['Sternberg Glassworks/Wage books/Box 4/Furnace crew', 1920, 150, 'C 03', false],
];

const levels: ArchiveLevel[] = ['Collection', 'Series', 'Box', 'Document'];

/** Creates every unit above a document, then the document, each only once. */
function createArchive(): ArchiveUnit[] {
  const units = new Map<string, ArchiveUnit>();
  for (const [name, year, pages, shelf, scanned] of documents) {
    const steps = name.split('/');
    steps.forEach((_step, index) => {
      const path = steps.slice(0, index + 1);
      const level = levels[index] ?? 'Document';
      const isDocument = level === 'Document';
      const key = path.join('/');
      const known = units.get(key);
      units.set(key, {
        id: known?.id ?? units.size + 1,
        path,
        level,
        year: Math.min(year, known?.year ?? year),
        pages: isDocument ? pages : null,
        shelf: known?.shelf ?? shelf,
        scanned: scanned && (known?.scanned ?? true),
      });
    });
  }
  return [...units.values()];
}

/** All units, each collection followed by its contents. */
export const archive: ArchiveUnit[] = createArchive();

/** Only the documents, without boxes, series, and collections. */
export const archiveDocuments: ArchiveUnit[] = archive.filter(({ level }) => level === 'Document');

function isChild(unit: ArchiveUnit, parent: readonly string[]): boolean {
  return unit.path.length === parent.length + 1 && parent.every((step, i) => step === unit.path[i]);
}

/** Answers with the units directly below a path, as `GET /archive?in=…` would. */
export function loadUnits(parent: readonly string[]): Promise<ArchiveUnit[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(archive.filter((unit) => isChild(unit, parent))), 700);
  });
}
