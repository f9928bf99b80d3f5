import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { startStaticServer } from '../../src/node/server/static-server.ts';

/** Returns the id of the first demo of a built page, `data-grid/sorting/BasicSorting`. */
function findFirstDemo(root: string, pathname: string): string {
  const html = readFileSync(path.join(root, 'dist', pathname, 'index.html'), 'utf8');
  const id = /\bdata-demo="([^"]+)"/.exec(html)?.[1];
  if (id === undefined) throw new Error(`${pathname} has no demo`);
  return id;
}

/** The whole script of a floor: the demo, and a mark once it is mounted. */
const getEntry = (demo: string) => `
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from ${JSON.stringify(demo)};

const root = document.querySelector('[data-demo]');
function Floor() {
  useEffect(() => { root.dataset.live = ''; }, []);
  return createElement(Demo);
}
createRoot(root).render(createElement(Floor));
`;

const DOCUMENT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A demo alone</title>
<style>body { margin: 0; padding: 24px; font-family: sans-serif }</style>
<script type="module" src="./entry.js"></script>
</head>
<body><p>A demo alone</p><div data-demo></div></body>
</html>
`;

export interface Floor {
  url: string;
  close: () => Promise<void>;
}

/**
 * Builds and serves a page that holds nothing but the first demo of a page: React and the demo, from
 * the same packages, by the same bundler, with the same compression and the same server.
 */
export async function startFloor(root: string, pathname: string): Promise<Floor> {
  const id = findFirstDemo(root, pathname);
  const demo = path.join(root, 'content', path.dirname(id), 'demos', `${path.basename(id)}.tsx`);
  // Within the project, so that packages resolve and its settings of the compiler apply.
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'floor-'));
  const out = path.join(folder, 'dist');
  await writeFile(path.join(folder, 'entry.js'), getEntry(demo));
  await writeFile(path.join(folder, 'index.html'), DOCUMENT);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    cacheDir: path.join(folder, 'cache'),
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: out, assetsDir: 'x/assets', chunkSizeWarningLimit: 5000 },
  });
  const { server, url } = await startStaticServer({ folder: out, port: 0 });
  return {
    url: `${url}/`,
    close: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
