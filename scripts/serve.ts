/**
 * Serves the built site: `npm run serve`. With `--feedback`, as `npm start` does after a build, also
 * the service behind the feedback form, which keeps its data in `.data` unless DATABASE_URL says
 * something else.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadConfig, ROOT } from '../src/node/load-config.ts';
import { addPolicy } from '../src/node/finish/policy.ts';
import { startStaticServer, type StaticServerOptions } from '../src/node/server/static-server.ts';

const folder = path.join(ROOT, 'dist');
if (!existsSync(folder)) {
  console.error('There is no built site yet. Run: npm run build');
  process.exit(1);
}
const port = Number(process.env['PORT'] ?? 4321);
const FEEDBACK_PATH = '/service';
const INSIGHTS_PATH = '/insights';

/** Starts the service, and returns what the site needs to use it. */
async function startFeedback(): Promise<Pick<StaticServerOptions, 'mounts' | 'rewriteDocument'>> {
  // Only then, because a site without the service needs no database driver.
  const { startService } = await import('../server/service.ts');
  const { listener } = await startService(process.env);
  const services = { ...loadConfig().site.services, feedbackUrl: FEEDBACK_PATH };
  return {
    mounts: {
      [FEEDBACK_PATH]: listener,
      [INSIGHTS_PATH]: (request, response) => {
        request.url = INSIGHTS_PATH + request.url!;
        listener(request, response);
      },
    },
    rewriteDocument: (html) => addPolicy(html, services),
  };
}

try {
  const feedback = process.argv.includes('--feedback') ? await startFeedback() : {};
  const { url } = await startStaticServer({ folder, port, ...feedback });
  console.log(`The site is at ${url}/x/introduction/`);
} catch (error) {
  const { code, message, name } = error as NodeJS.ErrnoException;
  if (code !== 'EADDRINUSE' && name !== 'SetupError') throw error;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Choose another: PORT=4322 npm start`
      : message,
  );
  process.exit(1);
}
