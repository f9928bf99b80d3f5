import { describe, expect, it } from 'vitest';
import { getPicture, getPictureName, isFixedWidth, type DemoPictures } from './picture.ts';

const FLUID: DemoPictures = {
  base: '/x/assets/demos/data-grid/sorting/ByPrice.1a2b3c4d',
  sizes: { narrow: [343, 300], medium: [680, 300], large: [936, 300], wide: [1320, 300] },
};
const FIXED: DemoPictures = { ...FLUID, sizes: { narrow: [343, 300], medium: [210, 300] } };

describe('getPicture', () => {
  it('returns address and size for a viewport and a mode', () => {
    expect(getPicture(FLUID, 'wide', 'dark')).toEqual({
      src: '/x/assets/demos/data-grid/sorting/ByPrice.1a2b3c4d.wide-dark.avif',
      width: 1320,
      height: 300,
    });
  });

  it('is undefined for a viewport without a picture', () => {
    expect(getPicture(FIXED, 'wide', 'dark')).toBeUndefined();
  });
});

describe('getPictureName', () => {
  it('is the file in the folder of the page', () => {
    expect(getPictureName('ByPrice', 'narrow', 'light')).toBe('ByPrice.narrow-light.avif');
  });
});

describe('isFixedWidth', () => {
  it('recognizes a demo without pictures for larger windows', () => {
    expect([FLUID, FIXED].map(isFixedWidth)).toEqual([false, true]);
  });
});
