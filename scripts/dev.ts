/** Starts the dev server for authors: `npm run dev`, with the options of `astro dev`. */
import path from 'node:path';
import { runDevServer } from '../src/node/server/dev-process.ts';

runDevServer(path.resolve(import.meta.dirname, '..'), process.argv.slice(2));
