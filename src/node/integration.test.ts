import { afterEach, describe, expect, it, vi } from 'vitest';
import { getDevRoutes, siteIntegration } from './integration.ts';
import { loadLicenseKey, loadPlaygroundSwitch } from './load-config.ts';
import { createSiteLoader } from './site/site-loader.ts';

const PLAYGROUND = { pattern: '/playground', entrypoint: 'playground.astro' };
const EXPERIMENTS = { pattern: '/experiments/docs/[name]', entrypoint: 'experiments/[name].astro' };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

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

it.each([
  ['', 1],
  ['a-key', 0],
])('with the license key "%s", the build says %s times that there is none', async (key, times) => {
  vi.stubEnv('PUBLIC_MUI_LICENSE', key);
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const loader = createSiteLoader(() => Promise.reject(new Error('stop')));
  const { hooks } = siteIntegration(loader);
  const start = hooks['astro:build:start'] as () => Promise<void>;
  await expect(start()).rejects.toThrow('stop');
  const lines = print.mock.calls.flat().filter((line) => /PUBLIC_MUI_LICENSE/.test(String(line)));
  expect(lines).toHaveLength(times);
});
