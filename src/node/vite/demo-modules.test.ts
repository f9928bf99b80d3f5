import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../load-config.ts';
import { demoModules } from './demo-modules.ts';

interface Environment {
  mode: 'build' | 'dev';
  config: { consumer: 'server' | 'client' };
}

type Handler<Input extends string[], Output> = {
  handler: (this: unknown, ...input: Input) => Output;
};

const GUIDE = path.join(ROOT, 'tests/fixtures/valid/content/guide');
const DEMO = path.join(GUIDE, 'rows/demos/TwoRows.tsx');

/** Resolves an import of a page in an environment of Vite. */
function resolve(id: string, environment: Environment): unknown {
  const { handler } = demoModules().resolveId as unknown as Handler<[string, string], unknown>;
  return handler.call({ environment }, id, path.join(GUIDE, 'rows/page.mdx'));
}

const BROWSER: Environment = { mode: 'build', config: { consumer: 'client' } };
const PAGES: Environment = { mode: 'build', config: { consumer: 'server' } };
const DEV_PAGES: Environment = { mode: 'dev', config: { consumer: 'server' } };

describe('the modules of a demo', () => {
  it('are one per demo in the browser and in the dev server', () => {
    for (const environment of [BROWSER, DEV_PAGES]) {
      for (const query of ['island', 'source']) {
        const expected = `${DEMO}?${query}`;
        expect(resolve(`./demos/TwoRows.tsx?${query}`, environment)).toBe(expected);
        expect(resolve(`${DEMO}?${query}`, environment)).toBe(expected);
        expect(resolve(`/${path.relative(ROOT, DEMO)}?${query}`, environment)).toBe(expected);
      }
    }
  });

  it('are not bundled with the pages of a build', async () => {
    const one = resolve('./demos/TwoRows.tsx?island', PAGES);
    expect(resolve('./demos/Others.tsx?island', PAGES)).toBe(one);
    const source = resolve('./demos/TwoRows.tsx?source', PAGES) as { id: string };
    expect(source).toMatchObject({ external: true });
    const loaded: string[] = [];
    Object.assign(globalThis, {
      'docs:load-demo': (file: string) => Promise.resolve({ id: loaded.push(file) }),
    });
    expect(((await import(source.id)) as { default: unknown }).default).toEqual({ id: 1 });
    expect(loaded).toEqual([DEMO]);
  });

  it('are left to others if the demo does not exist', () => {
    expect(resolve('./demos/Missing.tsx?source', PAGES)).toBeNull();
    expect(resolve('./demos/Missing.tsx?island', BROWSER)).toBeNull();
  });
});

describe('the island of a demo', () => {
  const loadIsland = async (environment: Environment) => {
    const { handler } = demoModules().load as unknown as Handler<[string], Promise<unknown>>;
    return (await handler.call({ environment }, `${DEMO}?island`)) as { code: string };
  };

  it('contains the demo in a build, which exports only the island', async () => {
    const { code } = await loadIsland(BROWSER);
    expect(code).toMatch(/^function TwoRows\(/m);
    expect(code.match(/export default .*/g)).toEqual([
      expect.stringMatching(/^export default createDemoIsland\(TwoRows, \{ "CSS": /),
    ]);
    expect(code).not.toContain(JSON.stringify(DEMO));
  });

  it('imports the demo in the dev server, so that it can be replaced', async () => {
    const { code } = await loadIsland({ mode: 'dev', config: { consumer: 'client' } });
    expect(code).toContain(`import Main from ${JSON.stringify(DEMO)};`);
    expect(code).toContain('createDemoIsland(Main, ');
  });
});
