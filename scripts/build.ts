/**
 * Builds the site: `npm run build`. Astro says what is wrong; how far the build has come is told by
 * the site's own integration, instead of one line for each page.
 */
import { AuthorErrors } from '../src/core/author-error.ts';
import { ROOT } from '../src/node/load-config.ts';
import './no-telemetry.ts';

const { build } = await import('astro');
try {
  await build({ root: ROOT, logLevel: 'warn' });
} catch (error) {
  // Where an author's mistake was found says nothing to its author.
  console.error(error instanceof AuthorErrors ? error.message : error);
  process.exitCode = 1;
}
