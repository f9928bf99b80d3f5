import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { WORKER_PATH } from '../../core/hosting/offline.ts';
import type { SiteConfig } from '../../core/site/config.ts';
import type { ShellEntry } from '../../worker/worker-scope.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import type { FinishedDocument } from './finish-documents.ts';

/** Files that every page needs: fonts, icons, the deferred style sheet and the layouts' scripts. */
const SHELL_FILES =
  /^(sans|icons|late|storage|(Base|Docs)Layout\.astro_astro_type_script)[\w.-]*\.(woff2|svg|css|js)$/;

function hashAll(hashes: readonly string[]): string {
  return createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
}

/** Lists the shell's files. Their names contain content hashes, so they need no revision. */
async function listShell(folder: string): Promise<ShellEntry[]> {
  const names = await readdir(path.join(folder, 'x/assets'));
  return names
    .filter((name) => SHELL_FILES.test(name))
    .sort()
    .map((name) => ({ url: `/x/assets/${name}`, revision: null }));
}

/** Renders the page shown offline in place of a page that was never visited. */
function renderOfflinePage({ name, homePath }: SiteConfig): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Offline - ${name}</title><style>body{margin:20vh auto;padding:0 1rem;max-width:32rem;color-scheme:light dark;font:16px/1.6 system-ui}</style><h1>You are offline</h1><p>This page has not been read on this device before, so it cannot be shown without a network.</p><p><a href="${homePath}">Back to the start</a></p></html>`;
}

/**
 * Bundles the service worker. Its first line is a hash of all documents, so that browsers see an
 * update whenever any document has changed.
 */
export async function writeWorker(
  folder: string,
  documents: readonly Pick<FinishedDocument, 'hash'>[],
): Promise<void> {
  await build({
    entryPoints: [path.join(ROOT, 'src/worker/sw.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    outfile: path.join(folder, WORKER_PATH),
    banner: { js: `// ${hashAll(documents.map((each) => each.hash))}` },
    define: {
      'process.env.NODE_ENV': '"production"',
      SHELL: JSON.stringify(await listShell(folder)),
      OFFLINE_PAGE: JSON.stringify(renderOfflinePage(loadConfig().site)),
    },
  });
}
