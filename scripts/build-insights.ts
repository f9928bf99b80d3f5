/** Builds the dashboard that the feedback service serves: `npm run build:insights`. */
import path from 'node:path';
import { build } from 'vite';
import { ROOT } from '../src/node/load-config.ts';

await build({
  configFile: false,
  root: path.join(ROOT, 'insights'),
  base: '/insights/',
  logLevel: 'error',
  build: {
    outDir: path.join(ROOT, 'dist-insights'),
    emptyOutDir: true,
    // Data URLs of fonts would need a weaker policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
  },
});
console.log('The dashboard is in dist-insights/. The service serves it at /insights/.');
