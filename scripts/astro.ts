/** Runs an Astro command without telemetry: `node scripts/astro.ts dev`. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import './no-telemetry.ts';

const manifest = createRequire(import.meta.url).resolve('astro/package.json');
await import(pathToFileURL(path.join(path.dirname(manifest), 'bin/astro.mjs')).href);
