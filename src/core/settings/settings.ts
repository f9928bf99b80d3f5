/**
 * The reader's settings and the actions that change them.
 */

export type PaletteMode = 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';

/** Main colors that a reader can replace, as `#rrggbb`. */
export type PaletteColors = { [name in 'primary' | 'secondary']?: { main: string } };

export interface ThemeState {
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** Pixels of one spacing unit. */
  spacing: number;
  paletteMode: PaletteMode;
}

export const DEFAULT_SPACING = 8;

/** Lifetime of a setting's cookie: one year. */
export const COOKIE_SECONDS = 31536000;

export const INITIAL_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: DEFAULT_SPACING,
  paletteMode: 'light',
};

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | {
      type: 'CHANGE';
      payload: Partial<Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>>;
    };

/** Applies one action. Throws on an unknown action. */
export function reduceTheme(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: action.payload };
    case 'INCREASE_SPACING':
      return { ...state, spacing: state.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...state, spacing: state.spacing - 1 };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: false, spacing: DEFAULT_SPACING };
    case 'RESET_COLORS':
      return { ...state, paletteColors: {} };
    case 'CHANGE':
      return {
        ...state,
        paletteMode: action.payload.paletteMode || state.paletteMode,
        direction: action.payload.direction || state.direction,
        paletteColors: action.payload.paletteColors || state.paletteColors,
      };
    default:
      throw new Error(`Unrecognized type ${(action as { type: string }).type}`);
  }
}

/** Returns the effective mode: `light` or `dark` as stored; any other value follows the device. */
export function resolvePaletteMode(stored: string | null, prefersDark: boolean): PaletteMode {
  if (stored === 'light' || stored === 'dark') return stored;
  return prefersDark ? 'dark' : 'light';
}

/** Parses the stored colors. Ignores everything that is not a `#rrggbb` color. */
export function parsePaletteColors(stored: string | null): PaletteColors {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return {};
    const colors: PaletteColors = {};
    for (const name of ['primary', 'secondary'] as const) {
      const main: unknown = (value as Record<string, { main?: unknown } | undefined>)[name]?.main;
      if (typeof main === 'string' && /^#[\da-f]{6}$/i.test(main)) colors[name] = { main };
    }
    return colors;
  } catch {
    return {};
  }
}

/** Parses a stored spacing in pixels. Returns the default for an invalid value or one above 64. */
export function parseSpacing(stored: string | null): number {
  const value = /^\d+$/.test(stored ?? '') ? Number(stored) : Number.NaN;
  return value <= 64 ? value : DEFAULT_SPACING;
}
