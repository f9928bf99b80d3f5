import { describe, expect, it } from 'vitest';
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
