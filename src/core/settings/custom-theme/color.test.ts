import { describe, expect, it } from 'vitest';
import themes from '../../../../config/themes.ts';
import { createRandom } from '../../../../tests/fixtures/custom-theme.ts';
import {
  CHART_SCALES,
  createChartColors,
  deriveFromBrand,
  findClosePairs,
  flatten,
  getContrast,
  makePass,
  toHex,
} from './color.ts';
import { listContrastPairs, type SchemePalette } from './contrast-pairs.ts';
import { NO_THEME } from './custom-theme.ts';

const random = createRandom(42);
const createColor = () =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;

describe('colors', () => {
  it('are opaque and in hex, or none', () => {
    const colors = ['#FFF', 'teal', 'rgb(255 0 0)', 'hsl(120 50% 50%)', 'color(srgb 0 0 1)'];
    expect(colors.map(toHex)).toEqual(['#ffffff', '#008080', '#ff0000', '#40bf40', '#0000ff']);
    const others = ['#ffffff80', 'url(x)', 'var(--a)', '', 'x'.repeat(200), null, 3];
    expect(others.map(toHex)).toEqual(others.map(() => null));
    expect(flatten('rgba(0, 0, 0, 0.5)', '#ffffff')).toBe('#808080');
  });

  it('have the contrast that WCAG defines', () => {
    expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('pass after they were made to, with the nearest lightness', () => {
    for (let time = 0; time < 200; time += 1) {
      const [front, back] = [createColor(), createColor()];
      for (const wanted of [3, 4.5]) {
        const made = makePass(front, back, wanted);
        const most = Math.max(getContrast('#000000', back), getContrast('#ffffff', back));
        expect(getContrast(made, back), `${front} on ${back}`).toBeGreaterThanOrEqual(
          Math.min(wanted, most),
        );
        if (getContrast(front, back) >= wanted) expect(made).toBe(front);
      }
    }
    expect(getContrast(makePass('#90caf9', '#ffffff', 4.5), '#ffffff')).toBeLessThan(4.9);
  });

  it('of a brand pass on the backgrounds of both schemes', () => {
    for (let time = 0; time < 100; time += 1) {
      const { light, dark } = deriveFromBrand(createColor());
      for (const color of Object.values(light)) {
        expect(getContrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }
      for (const color of Object.values(dark)) {
        expect(getContrast(color, '#121212')).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('of series are as many as wanted, and close ones are found', () => {
    for (const scale of CHART_SCALES) {
      expect(createChartColors('#1976d2', scale, 7)).toHaveLength(7);
    }
    expect(findClosePairs(createChartColors('#1976d2', 'categorical', 6))).toEqual([]);
    const redAndGreen = findClosePairs(['#c05a3c', '#7a7a2e']);
    expect(redAndGreen.map(({ sight }) => sight)).not.toContain('usual');
    expect(redAndGreen.length).toBeGreaterThan(0);
    expect(findClosePairs(['#336699', '#336699']).map(({ colors }) => colors)[0]).toEqual([0, 1]);
  });

  it('of the starting points are told apart by everybody', () => {
    for (const { name, theme } of themes.startingPoints) {
      const colors = (theme.common['chartColors'] as readonly string[] | undefined) ?? [];
      expect(findClosePairs(colors), name).toEqual([]);
    }
  });
});

const PALETTE: SchemePalette = {
  primary: { main: '#1976d2', contrastText: '#fff' },
  secondary: { main: '#9c27b0', contrastText: '#fff' },
  error: { main: '#d32f2f' },
  warning: { main: '#ed6c02' },
  info: { main: '#0288d1' },
  success: { main: '#2e7d32' },
  text: { primary: 'rgba(0, 0, 0, 0.87)', secondary: 'rgba(0, 0, 0, 0.6)' },
  background: { default: '#fff', paper: '#fff' },
};

describe('listContrastPairs', () => {
  it('rates text and shapes by their own levels', () => {
    const pairs = listContrastPairs(NO_THEME, 'light', PALETTE);
    const getLevel = (id: string) => pairs.find((pair) => pair.id === id)?.level;
    expect(getLevel('textOnPaper')).toBe('AAA');
    expect(getLevel('primaryButton')).toBe('AA');
    expect(pairs.filter(({ fix }) => fix)).toEqual([]);
  });

  it('offers the setting and the color that make a pair pass', () => {
    const custom = {
      ...NO_THEME,
      light: { gridHeader: '#555555' },
      common: { chartColors: ['#f8f8f8', '#333333'] },
    };
    const failing = listContrastPairs(custom, 'light', PALETTE).filter(({ fix }) => fix);
    expect(failing.map(({ id }) => id)).toEqual(['gridHeaderText', 'gridPinnedText', 'series']);
    for (const { id, front, back, wanted, fix } of failing) {
      const isBack = id !== 'series';
      const ratio = isBack ? getContrast(front, fix!.value) : getContrast(fix!.value, back);
      expect(ratio, id).toBeGreaterThanOrEqual(wanted);
    }
    expect(failing[2]?.fix?.color).toEqual({ series: 0 });
  });
});
