import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteLoader } from '../../src/node/site/site-loader.ts';
import { virtualModules } from '../../src/node/vite/virtual-modules.ts';

const KEY = 'a-key-of-this-test';
let given: string | null = null;
vi.mock('virtual:license', () => ({
  get default() {
    return given;
  },
}));

/** Loads the module with the key, as the build generates it. */
async function loadModule(): Promise<unknown> {
  const { load } = virtualModules(createSiteLoader());
  const handler = typeof load === 'function' ? load : load?.handler;
  return handler?.call({ environment: { mode: 'build' } } as never, '\0virtual:license');
}

describe('the license key', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('is read from the environment', async () => {
    vi.stubEnv('PUBLIC_MUI_LICENSE', KEY);
    expect(await loadModule()).toBe(`export default "${KEY}";`);
    vi.stubEnv('PUBLIC_MUI_LICENSE', '');
    expect(await loadModule()).toBe('export default null;');
  });

  it('is passed to the packages once and never printed', async () => {
    given = KEY;
    const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    const calls = vi.spyOn((await import('@mui/x-license')).LicenseInfo, 'setLicenseKey');
    await import('../../src/islands/demo/license.ts');
    await import('../../src/islands/demo/license.ts');
    expect(calls.mock.calls).toEqual([[KEY]]);
    expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('is not passed to the packages if there is none', async () => {
    given = null;
    const calls = vi.spyOn((await import('@mui/x-license')).LicenseInfo, 'setLicenseKey');
    await import('../../src/islands/demo/license.ts');
    expect(calls.mock.calls).toEqual([]);
  });
});
