/**
 * Builds the site: `npm run build`, or `npm run build -- --no-cache` to derive everything again, and
 * `-- --verbose` to see what was reused and what a page weighs. The folder `dist` changes only once everything is built, so that it can be served meanwhile and stays
 * whole if the build fails. Astro logs only warnings and errors. The site's own integration reports
 * the progress, because Astro would print one line per page.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { AuthorErrors } from '../src/core/author-error.ts';
import { publishFolder } from '../src/node/finish/publish-folder.ts';
import { ROOT } from '../src/node/load-config.ts';
import { packSite } from '../src/node/package/pack.ts';
import './no-telemetry.ts';

if (process.argv.includes('--no-cache')) process.env['BUILD_CACHE'] = 'off';
if (process.argv.includes('--verbose')) process.env['BUILD_VERBOSE'] = 'on';

// Compiling the modules of the bundler and of Astro again takes a second.
enableCompileCache(path.join(ROOT, 'node_modules/.cache/compiled'));
const { build } = await import('astro');
try {
  await publishFolder(
    path.join(ROOT, 'dist'),
    path.join(ROOT, 'node_modules/.cache/removed'),
    async (outDir) => {
      await build({ root: ROOT, outDir, logLevel: 'warn' });
      await packSite(outDir);
    },
  );
} catch (error) {
  // The stack trace of an author's mistake does not help the author.
  console.error(error instanceof AuthorErrors ? error.message : error);
  process.exitCode = 1;
}
