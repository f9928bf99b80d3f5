/** Serves the built site: `npm run serve`, or `npm start` to build it first. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../src/node/load-config.ts';
import { startStaticServer } from '../src/node/server/static-server.ts';

const folder = path.join(ROOT, 'dist');
if (!existsSync(folder)) {
  console.error('There is no built site yet. Run: npm run build');
  process.exit(1);
}
const port = Number(process.env['PORT'] ?? 4321);
try {
  const { url } = await startStaticServer({ folder, port });
  console.log(`The site is at ${url}/x/introduction/`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is already in use. Choose another: PORT=4322 npm start`);
  process.exit(1);
}
