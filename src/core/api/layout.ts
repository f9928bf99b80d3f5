/**
 * How the lists of the API reference are shown.
 */

/** The stored value is spelled `expended`. */
export const API_LAYOUTS = ['collapsed', 'expended', 'table'] as const;
export type ApiLayout = (typeof API_LAYOUTS)[number];

export const API_LAYOUT_SECTIONS = ['props', 'slots', 'classes'] as const;
export type ApiLayoutSection = (typeof API_LAYOUT_SECTIONS)[number];

export const DEFAULT_LAYOUT_KEY = 'apiPage_default';

/**
 * Storage keys of each section's layout, the current key first. Classes were once stored as `css`.
 */
const SECTION_KEYS: Readonly<Record<ApiLayoutSection, readonly string[]>> = {
  props: ['apiPage_props'],
  slots: ['apiPage_slots'],
  classes: ['apiPage_classes', 'apiPage_css'],
};

/** Returns the storage key of a section's explicitly chosen layout. */
export function getLayoutKey(section: ApiLayoutSection): string {
  return SECTION_KEYS[section][0]!;
}

const BOT = /bot|crawler|spider|robot|crawling/i;

export function parseLayout(value: string | null): ApiLayout | null {
  return API_LAYOUTS.find((layout) => layout === value) ?? null;
}

export interface LayoutStorage {
  /** Can throw if the browser denies access to storage. */
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
}

/**
 * Returns the layout of a section: the one that the reader chose for it, else the one drawn earlier
 * for all sections, else a newly drawn one, which is stored. Robots get the expanded layout and
 * nothing is stored for them. If storage fails, everything is expanded.
 */
export function getApiLayout(
  section: ApiLayoutSection,
  storage: LayoutStorage,
  userAgent: string,
  random: () => number,
): ApiLayout {
  try {
    for (const key of SECTION_KEYS[section]) {
      const chosen = parseLayout(storage.read(key));
      if (chosen) return chosen;
    }
    if (BOT.test(userAgent)) return 'expended';
    const drawn = parseLayout(storage.read(DEFAULT_LAYOUT_KEY));
    if (drawn) return drawn;
    const layout = API_LAYOUTS[Math.floor(random() * API_LAYOUTS.length)] ?? 'expended';
    storage.write(DEFAULT_LAYOUT_KEY, layout);
    return layout;
  } catch {
    return 'expended';
  }
}
