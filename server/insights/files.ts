import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import type { Environment } from '../answers.ts';

/** The built dashboard: `npm run build:insights`. */
const FILES = path.resolve(import.meta.dirname, '../../dist-insights');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Reads the files of the dashboard by their path below `/insights/`. */
function readFiles(): ReadonlyMap<string, Buffer<ArrayBuffer>> {
  if (!existsSync(FILES)) return new Map();
  const names = readdirSync(FILES, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => path.extname(name) in TYPES);
  return new Map(
    files.map((name) => [name.replaceAll('\\', '/'), readFileSync(path.join(FILES, name))]),
  );
}

/** Returns the routes of the dashboard's files, which every view has in common. */
export function createFileRoutes() {
  const app = new Hono<Environment>();
  const files = readFiles();
  app.get('*', (context) => {
    const name = context.req.path.replace(/^\/insights\/?/, '');
    const file = files.get(name);
    const page = file ?? files.get('index.html');
    if (!page) return context.text('The dashboard is not built: npm run build:insights\n', 503);
    // Views have addresses of their own, and are all the same document.
    context.header('Content-Type', TYPES[file ? path.extname(name) : '.html']!);
    if (file && name !== 'index.html') {
      context.header('Cache-Control', 'public, max-age=31536000, immutable');
    }
    return context.body(page);
  });
  return app;
}
