import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectGarbage } from '../../../tests/collect-garbage.ts';
import { ROOT } from '../load-config.ts';
import { addPreloads, createImportGraph, findFirstDemo } from './module-preloads.ts';

const MODULES = path.join(ROOT, 'tests/fixtures/modules');

describe('createImportGraph', () => {
  it('follows static imports and re-exports, including circular ones', async () => {
    const getClosure = createImportGraph(MODULES);
    const closure = await getClosure(['/x/assets/a.js']);
    // Each module follows its imports, except in a cycle.
    expect(closure).toEqual([
      '/x/assets/b.js',
      '/x/assets/style.js',
      '/x/assets/c.js',
      '/x/assets/d.js',
      '/x/assets/a.js',
    ]);
  });

  it('lists a shared module once and resolves absolute addresses', async () => {
    const getClosure = createImportGraph(MODULES);
    expect(await getClosure(['/x/assets/d.js', '/x/assets/style.js', '/x/assets/d.js'])).toEqual([
      '/x/assets/d.js',
      '/x/assets/style.js',
    ]);
    expect(await getClosure(['/x/assets/other.js'])).toEqual(
      expect.arrayContaining(['/x/assets/other.js', '/x/assets/b.js', '/x/assets/a.js']),
    );
  });

  it('returns an empty list for no modules and rejects a missing file', async () => {
    const getClosure = createImportGraph(MODULES);
    expect(await getClosure([])).toEqual([]);
    await expect(getClosure(['/x/assets/none.js'])).rejects.toThrow('ENOENT');
  });
});

describe('findFirstDemo', () => {
  it('finds the island and the renderer of the first demo', () => {
    const html =
      '<astro-island client="interaction" component-url="/x/assets/Panel.js" renderer-url="/r.js">' +
      '</astro-island><astro-island uid="1" component-url="/x/assets/A.js" component-export="default"' +
      ' renderer-url="/x/assets/client.js" ssr client="demo" opts="{}"></astro-island>' +
      '<astro-island component-url="/x/assets/B.js" client="demo"></astro-island>';
    expect(findFirstDemo(html)).toEqual(['/x/assets/A.js', '/x/assets/client.js']);
  });

  it.each([
    '',
    '<p>client="demo"</p>',
    '<astro-island client="interaction" component-url="/a.js"></astro-island>',
    '<astro-island client="demos" component-url="/a.js"></astro-island>',
    '<astro-island client="demo"></astro-island>',
  ])('finds none in %s', (html) => {
    expect(findFirstDemo(html)).toEqual([]);
  });

  it('keeps the document of a demo out of memory', async () => {
    const size = 4 * 1024 ** 2;
    const before = await collectGarbage();
    const found = Array.from({ length: 10 }, (_, index) =>
      findFirstDemo(
        `<astro-island client="demo" component-url="/x/assets/Demo-${index}.js">`.padEnd(
          size,
          index.toString(),
        ),
      ),
    );
    const after = await collectGarbage();
    expect(found.flat()).toHaveLength(10);
    // The last text that any regular expression was applied to is always kept.
    expect(after - before).toBeLessThan(2 * size);
  });
});

describe('addPreloads', () => {
  it('puts the links at the end of the head', () => {
    expect(
      addPreloads('<head><title>A</title></head><body></head></body>', ['/a.js', '/b.js']),
    ).toBe(
      '<head><title>A</title><link rel="modulepreload" href="/a.js">' +
        '<link rel="modulepreload" href="/b.js"></head><body></head></body>',
    );
  });

  it('changes nothing without modules or without a head', () => {
    expect(addPreloads('<head></head>', [])).toBe('<head></head>');
    expect(addPreloads('<p></p>', ['/a.js'])).toBe('<p></p>');
  });

  it('inserts an address with a dollar sign unchanged', () => {
    expect(addPreloads('<head></head>', ["/a$'.js"])).toBe(
      '<head><link rel="modulepreload" href="/a$\'.js"></head>',
    );
  });
});
