import {
  clampRgb,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  modeLab65,
  modeLrgb,
  modeOklch,
  modeOklab,
  modeHsl,
  modeRgb,
  parse,
  toGamut,
  useMode as defineMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn';

// Only these color spaces are part of the bundle.
for (const mode of [modeRgb, modeHsl, modeLrgb, modeOklab, modeOklch, modeLab65]) {
  defineMode(mode as typeof modeRgb);
}

const toOklch = converter('oklch');
const fit = toGamut('rgb', 'oklch');

/** Writes an opaque CSS color as `#rrggbb`; null for anything else. */
export function toHex(value: unknown): string | null {
  const color = typeof value === 'string' && value.length < 100 ? parse(value) : undefined;
  if (!color || (color.alpha ?? 1) < 1) return null;
  return formatHex(clampRgb(color));
}

/** Red, green and blue of a color from 0 to 1, in four digits. */
export function toUnits(hex: string): [number, number, number] {
  const { r, g, b } = converter('rgb')(parse(hex)!);
  const round = (part: number) => Math.round(part * 10_000) / 10_000;
  return [round(r), round(g), round(b)];
}

/** Contrast of two colors by WCAG 2, from 1 to 21. */
export function getContrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Paints a translucent color on an opaque one. Returns null for what is not a color. */
export function flatten(color: string, background: string): string | null {
  const top = parse(color);
  const below = parse(background);
  if (!top || !below) return null;
  const [a, b] = [converter('rgb')(top), converter('rgb')(below)];
  const alpha = a.alpha ?? 1;
  const mix = (channel: 'r' | 'g' | 'b') => a[channel] * alpha + b[channel] * (1 - alpha);
  return formatHex({ mode: 'rgb', r: mix('r'), g: mix('g'), b: mix('b') });
}

const withLightness = (color: Oklch, l: number) => formatHex(fit({ ...color, l }));

/** Halvings until a lightness is exact to the last of 256 steps. */
const STEPS = 12;

/**
 * Returns the color nearest in lightness that has the contrast with a background. If none of this
 * hue has it, returns black or white, whichever contrasts more.
 */
export function makePass(color: string, background: string, wanted: number): string {
  if (getContrast(color, background) >= wanted) return color;
  const from = toOklch(color)!;
  const candidates = [0, 1].flatMap((end) => {
    if (getContrast(withLightness(from, end), background) < wanted) return [];
    let [fails, passes] = [from.l, end];
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (fails + passes) / 2;
      if (getContrast(withLightness(from, middle), background) >= wanted) passes = middle;
      else fails = middle;
    }
    return [passes];
  });
  const [nearest] = candidates.toSorted((a, b) => Math.abs(a - from.l) - Math.abs(b - from.l));
  if (nearest !== undefined) return withLightness(from, nearest);
  return getContrast('#000000', background) > getContrast('#ffffff', background)
    ? '#000000'
    : '#ffffff';
}

/** Contrast of text by WCAG 2.2, level AA. */
export const TEXT_CONTRAST = 4.5;
/** Contrast of large text and of what is not text. */
export const SHAPE_CONTRAST = 3;

const DARK_BACKGROUND = '#121212';

/** Derives colors of both schemes from the color of a brand. */
export function deriveFromBrand(
  brand: string,
): Record<'light' | 'dark', Record<'primary' | 'secondary', string>> {
  const color = toOklch(brand)!;
  const second = formatHex(fit({ ...color, h: ((color.h ?? 0) + 150) % 360 }));
  const onDark = (hex: string) => {
    const pale = { ...toOklch(hex)!, l: 0.8 };
    return makePass(formatHex(fit(pale)), DARK_BACKGROUND, TEXT_CONTRAST);
  };
  return {
    light: {
      primary: makePass(brand, '#ffffff', TEXT_CONTRAST),
      secondary: makePass(second, '#ffffff', TEXT_CONTRAST),
    },
    dark: { primary: onDark(brand), secondary: onDark(second) },
  };
}

export type Sight = 'usual' | 'protanopia' | 'deuteranopia' | 'tritanopia';

const SIGHTS: Readonly<Record<Sight, (color: string) => string>> = {
  usual: (color) => color,
  protanopia: (color) => formatHex(filterDeficiencyProt(1)(parse(color)!)),
  deuteranopia: (color) => formatHex(filterDeficiencyDeuter(1)(parse(color)!)),
  tritanopia: (color) => formatHex(filterDeficiencyTrit(1)(parse(color)!)),
};

const measure = differenceCiede2000();

export type ChartScale = 'categorical' | 'sequential' | 'diverging';
export const CHART_SCALES: readonly ChartScale[] = ['categorical', 'sequential', 'diverging'];

const HUES = 18;
const LIGHTNESSES = [0.42, 0.54, 0.66, 0.8];

/** A color as it is seen by each kind of sight. */
const see = (color: string) => Object.values(SIGHTS).map((sight) => sight(color));

/** The difference for the kind of sight to which the colors are most alike. */
function getLeastDifference(one: readonly string[], other: readonly string[]): number {
  return Math.min(...one.map((color, at) => measure(color, other[at]!)));
}

/** Starts from a color, and adds the one that differs most from those before, for all sights. */
function createCategories(start: string, chroma: number, count: number): string[] {
  const candidates = LIGHTNESSES.flatMap((l) =>
    Array.from({ length: HUES }, (_, at) => {
      const color = formatHex(fit({ mode: 'oklch', l, c: chroma, h: (at * 360) / HUES }));
      return { color, seen: see(color), difference: Infinity };
    }),
  );
  const chosen = [start];
  let latest = see(start);
  while (chosen.length < count) {
    for (const candidate of candidates) {
      const difference = getLeastDifference(candidate.seen, latest);
      candidate.difference = Math.min(candidate.difference, difference);
    }
    const best = candidates.reduce((a, b) => (b.difference > a.difference ? b : a));
    chosen.push(best.color);
    latest = best.seen;
  }
  return chosen;
}

/**
 * Returns as many colors for series as are wanted. Categorical ones differ as much as they can, also
 * for readers who do not see the hue.
 */
export function createChartColors(brand: string, scale: ChartScale, count: number): string[] {
  const color = toOklch(brand)!;
  const hue = color.h ?? 250;
  const chroma = Math.max(color.c, 0.09);
  if (scale === 'categorical') {
    const l = Math.min(Math.max(color.l, 0.45), 0.7);
    return createCategories(formatHex(fit({ ...color, l })), chroma, count);
  }
  return Array.from({ length: count }, (_, at) => {
    const share = count === 1 ? 0.5 : at / (count - 1);
    if (scale === 'sequential') {
      return formatHex(fit({ mode: 'oklch', l: 0.82 - 0.47 * share, c: chroma, h: hue }));
    }
    const side = Math.abs(share - 0.5) * 2;
    const h = share < 0.5 ? hue : (hue + 180) % 360;
    return formatHex(fit({ mode: 'oklch', l: 0.86 - 0.4 * side, c: chroma * side, h }));
  });
}

/** A difference (CIEDE2000) below which neighbors in a legend are easily mixed up. */
export const LEAST_DIFFERENCE = 10;

export interface ClosePair {
  sight: Sight;
  /** Positions in the list, counted from 0. */
  colors: readonly [number, number];
  difference: number;
}

/** Lists the pairs of series that look too much alike, for usual sight and three deficiencies. */
export function findClosePairs(colors: readonly string[]): ClosePair[] {
  return (Object.keys(SIGHTS) as Sight[]).flatMap((sight) => {
    const seen = colors.map(SIGHTS[sight]);
    return seen.flatMap((one, from) =>
      seen.slice(from + 1).flatMap((other, at): ClosePair[] => {
        const difference = measure(one, other);
        return difference < LEAST_DIFFERENCE
          ? [{ sight, colors: [from, from + at + 1], difference }]
          : [];
      }),
    );
  });
}
