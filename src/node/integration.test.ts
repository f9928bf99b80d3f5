import { afterEach, describe, expect, it, vi } from 'vitest';
import { getDevRoutes } from './integration.ts';
import { loadLicenseKey, loadPlaygroundSwitch } from './load-config.ts';

const PLAYGROUND = { pattern: '/playground', entrypoint: 'playground.astro' };
const EXPERIMENTS = { pattern: '/experiments/docs/[name]', entrypoint: 'experiments/[name].astro' };

afterEach(() => vi.unstubAllEnvs());

describe('routes for authors', () => {
  it.each([
    ['dev', false, [PLAYGROUND, EXPERIMENTS]],
    ['dev', true, [PLAYGROUND, EXPERIMENTS]],
    ['build', false, []],
    ['build', true, [PLAYGROUND]],
    ['preview', false, []],
    ['', false, []],
  ])('in "%s", playground %s', (command, playground, routes) => {
    expect(getDevRoutes(command, playground)).toEqual(routes);
  });
});

describe('switches of the environment', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['1', false],
    ['', false],
    [undefined, false],
  ])('PUBLIC_PLAYGROUND=%s', (value, expected) => {
    vi.stubEnv('PUBLIC_PLAYGROUND', value);
    expect(loadPlaygroundSwitch()).toBe(expected);
  });

  it.each([
    ['a-key', 'a-key'],
    ['', null],
    [undefined, null],
  ])('PUBLIC_MUI_LICENSE=%s', (value, expected) => {
    vi.stubEnv('PUBLIC_MUI_LICENSE', value);
    expect(loadLicenseKey()).toBe(expected);
  });
});
