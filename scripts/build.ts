/**
 * Builds the site: `npm run build`, or `npm run build -- --no-cache` to derive everything again.
 * Astro logs only warnings and errors. The site's own integration reports the progress, because
 * Astro would print one line per page.
 */
import { AuthorErrors } from '../src/core/author-error.ts';
import { ROOT } from '../src/node/load-config.ts';
import './no-telemetry.ts';

if (process.argv.includes('--no-cache')) process.env['BUILD_CACHE'] = 'off';

const { build } = await import('astro');
try {
  await build({ root: ROOT, logLevel: 'warn' });
} catch (error) {
  // The stack trace of an author's mistake does not help the author.
  console.error(error instanceof AuthorErrors ? error.message : error);
  process.exitCode = 1;
}
