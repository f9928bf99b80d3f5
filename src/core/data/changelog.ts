/** A release from the changelog of a package. */
export interface ReleaseNote {
  /** `7.29.13` */
  version: string;
  /** `2026-04-27` */
  date: string;
  /** `@mui/x-data-grid@7.29.13`, in changelog order. */
  packages: readonly string[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function parseDate(text: string): string | null {
  const [, name = '', day = '', year = ''] =
    /^_([A-Z][a-z]{2})\w* (\d{1,2}), (\d{4})_$/m.exec(text) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) return null;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The newest release of a product. */
export interface ProductRelease {
  /** `7.29.13` */
  version: string;
  /** `2026-04-27` */
  date: string;
  /** One line per change of its packages, in Markdown. Empty if only internals changed. */
  changes: readonly string[];
}

/**
 * Parses the newest release of a changelog, with the changes of the given packages. Returns null if
 * the changelog has none of them.
 */
export function parseLatestRelease(
  text: string,
  packages: readonly string[],
): ProductRelease | null {
  for (const section of text.split(/^## /m)) {
    const date = parseDate(section);
    const version = /^v?(\d+\.\d+\.\d+)\s*$/m.exec(section.split('\n')[0] ?? '')?.[1];
    if (version === undefined || date === null) continue;
    const own = section
      .split(/^#{3,5} /m)
      .filter((part) => packages.some((name) => part.replace(/^`/, '').startsWith(`${name}@`)));
    if (own.length === 0) continue;
    const lines = own.flatMap((part) => [...part.matchAll(/^- (?:\[[^\]]*\] ?)*(.+)$/gm)]);
    // Without the numbers of pull requests and the names of their authors.
    const changes = lines.map(([, line = '']) =>
      line.replace(/ \((?:#\d+|@[^)]*)\).*$/, '').trim(),
    );
    return { version, date, changes };
  }
  return null;
}

/**
 * Parses the releases of one major from a changelog, in changelog order: newest first. Omits
 * prereleases and releases without a date.
 */
export function parseChangelog(text: string, major: number): ReleaseNote[] {
  return text.split(/^## /m).flatMap((section): ReleaseNote[] => {
    const version = /^v?(\d+\.\d+\.\d+)\s*$/m.exec(section.split('\n')[0] ?? '')?.[1];
    const date = parseDate(section);
    if (version === undefined || date === null || !version.startsWith(`${major}.`)) return [];
    const packages = [...section.matchAll(/^#{3,5} `?(@[\w/-]+@\d+\.\d+\.\d+)`?/gm)].map(
      ([, name = '']) => name,
    );
    return [{ version, date, packages: [...new Set(packages)] }];
  });
}

/** Compares versions of three numbers, oldest first. */
export const { compare: compareVersions } = new Intl.Collator('en', { numeric: true });

/** Merges the releases of several packages: one entry per version, newest first. */
export function joinReleaseNotes(lists: readonly (readonly ReleaseNote[])[]): ReleaseNote[] {
  const byVersion = new Map<string, ReleaseNote>();
  for (const note of lists.flat()) {
    const known = byVersion.get(note.version);
    const packages = new Set([...(known?.packages ?? []), ...note.packages]);
    byVersion.set(note.version, { ...(known ?? note), packages: [...packages] });
  }
  return [...byVersion.values()].sort((a, b) => compareVersions(b.version, a.version));
}
