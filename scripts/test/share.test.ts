import { afterEach, describe, expect, it, vi } from 'vitest';
import { isInShare } from './share.ts';

const KEYS = Array.from({ length: 200 }, (_, index) => `/x/react-data-grid/page-${index}/`);

describe('isInShare', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is true for every page without a share', () => {
    for (const share of [undefined, '']) {
      vi.stubEnv('TEST_SHARE', share);
      expect(KEYS.every((key) => isInShare(key))).toBe(true);
    }
  });

  it('takes the share from the environment', () => {
    vi.stubEnv('TEST_SHARE', '1');
    expect(KEYS.map((key) => isInShare(key))).toEqual(KEYS.map((key) => isInShare(key, '1')));
  });

  it('puts every page into one of two shares of similar size', () => {
    expect(KEYS.every((key) => isInShare(key, '0') !== isInShare(key, '1'))).toBe(true);
    const first = KEYS.filter((key) => isInShare(key, '0')).length;
    expect(first).toBeGreaterThan(80);
    expect(first).toBeLessThan(120);
  });

  it('names the values that it accepts', () => {
    expect(() => isInShare('/x/', '2')).toThrow('Set it to 0 or 1');
  });
});
