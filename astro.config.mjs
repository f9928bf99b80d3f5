// Node runs the TypeScript behind this by itself; Astro would bundle an `astro.config.ts` instead,
// and could then no longer import content at build time.
export { default } from './src/node/astro-config.ts';
