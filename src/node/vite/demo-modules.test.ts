import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../load-config.ts';
import { demoModules } from './demo-modules.ts';

interface Environment {
  mode: 'build' | 'dev';
  config: { consumer: 'server' | 'client' };
}

/** Resolves an import of a page in an environment of Vite. */
function resolve(id: string, environment: Environment): Promise<unknown> {
  const resolveId = demoModules().resolveId as unknown as (
    this: unknown,
    id: string,
    importer: string,
  ) => Promise<unknown>;
  const context = {
    environment,
    resolve: (file: string) =>
      Promise.resolve(file.endsWith('Missing.tsx') ? null : { id: file.replace('.', '/pages/a') }),
  };
  return resolveId.call(context, id, '/pages/a/page.mdx');
}

const BROWSER: Environment = { mode: 'build', config: { consumer: 'client' } };
const PAGES: Environment = { mode: 'build', config: { consumer: 'server' } };
const DEV_PAGES: Environment = { mode: 'dev', config: { consumer: 'server' } };

describe('the modules of a demo', () => {
  it('are one per demo in the browser and in the dev server', async () => {
    for (const environment of [BROWSER, DEV_PAGES]) {
      for (const query of ['island', 'source']) {
        expect(await resolve(`./demos/One.tsx?${query}`, environment)).toBe(
          `/pages/a/demos/One.tsx?${query}`,
        );
      }
    }
  });

  it('are not bundled with the pages of a build', async () => {
    const one = await resolve('./demos/One.tsx?island', PAGES);
    expect(await resolve('./demos/Two.tsx?island', PAGES)).toBe(one);
    const source = (await resolve('./demos/One.tsx?source', PAGES)) as { id: string };
    expect(source).toMatchObject({ external: true });
    const loaded: string[] = [];
    Object.assign(globalThis, {
      'docs:load-demo': (file: string) => Promise.resolve({ id: loaded.push(file) }),
    });
    expect(((await import(source.id)) as { default: unknown }).default).toEqual({ id: 1 });
    expect(loaded).toEqual(['/pages/a/demos/One.tsx']);
  });

  it('are left to others if the demo does not exist', async () => {
    expect(await resolve('./demos/Missing.tsx?source', PAGES)).toBeNull();
  });
});

describe('the island of a demo', () => {
  const file = path.join(ROOT, 'tests/fixtures/valid/content/guide/rows/demos/TwoRows.tsx');
  const loadIsland = async (environment: Environment) => {
    const load = demoModules().load as unknown as (this: unknown, id: string) => Promise<unknown>;
    return (await load.call({ environment }, `${file}?island`)) as { code: string };
  };

  it('contains the demo in a build, which exports only the island', async () => {
    const { code } = await loadIsland(BROWSER);
    expect(code).toMatch(/^function TwoRows\(/m);
    expect(code.match(/export default .*/g)).toEqual([
      expect.stringMatching(/^export default createDemoIsland\(TwoRows, \{ "CSS": /),
    ]);
    expect(code).not.toContain(JSON.stringify(file));
  });

  it('imports the demo in the dev server, so that it can be replaced', async () => {
    const { code } = await loadIsland({ mode: 'dev', config: { consumer: 'client' } });
    expect(code).toContain(`import Main from ${JSON.stringify(file)};`);
    expect(code).toContain('createDemoIsland(Main, ');
  });
});
