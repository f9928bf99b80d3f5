import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { AuthorErrors, renderAuthorErrors, type AuthorError } from '../../core/author-error.ts';
import { findPageMistakes } from '../../core/site/page-mistakes.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import type { SiteLoader } from '../site/site-loader.ts';

/** Event sent to open pages when the mistakes have changed. */
const CHANGED = 'site:mistakes';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Renders a file for the overlay, which scrolls to the marked line. Undefined if it is unreadable.
 */
function renderCode({ file, line }: AuthorError): string | undefined {
  try {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    const marked = lines.map(
      (text, index) =>
        `<span class="line${index + 1 === line ? ' error-line' : ''}">${escape(text)}</span>`,
    );
    return `<pre class="astro-code"><code>${marked.join('\n')}</code></pre>`;
  } catch {
    return undefined;
  }
}

/**
 * Renders the page that replaces one with mistakes. It lists them as text, shows them in the dev
 * server's overlay, and reloads when they have changed.
 */
export function renderMistakePage(mistakes: readonly AuthorError[]): string {
  const text = renderAuthorErrors(mistakes);
  const [title = ''] = text.split('\n');
  const [first] = mistakes;
  const payload = {
    name: 'AuthorErrors',
    title,
    message: `<span style="white-space:pre-wrap">${escape(text)}</span>`,
    loc: first && { file: path.join(ROOT, first.file), line: first.line || undefined },
    highlightedCode: first && renderCode(first),
    stack: text,
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<body><pre>${escape(text)}</pre>
<script type="module">
import { createHotContext, ErrorOverlay } from '/@vite/client';
createHotContext('/author-errors').on(${JSON.stringify(CHANGED)}, () => location.reload());
document.body.append(new ErrorOverlay(${JSON.stringify(payload).replaceAll('<', '\\u003c')}));
</script></body></html>`;
}

/** Returns the mistakes in the content, or those that prevent it from being loaded. */
async function loadMistakes(loader: SiteLoader): Promise<readonly AuthorError[]> {
  try {
    return (await loader.load()).mistakes;
  } catch (error) {
    if (error instanceof AuthorErrors) return error.mistakes;
    throw error;
  }
}

/**
 * Returns the mistakes to show at an address. If the site cannot be loaded, these are all of them.
 */
async function findMistakes(address: string, loader: SiteLoader): Promise<readonly AuthorError[]> {
  const mistakes = await loadMistakes(loader);
  if (mistakes.length === 0) return [];
  const loaded = await loader.load().catch(() => null);
  if (loaded === null) return mistakes;
  const languages = loadConfig().locales.map(({ id }) => id);
  return findPageMistakes(mistakes, address, loaded.site, languages);
}

/** Creates a middleware that responds for pages with mistakes and passes other requests on. */
export function createMistakeAnswers(loader: SiteLoader): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?');
    if (!/(\/|\.md)$/.test(address) || /^\/(@|node_modules\/)/.test(address)) return next();
    findMistakes(address, loader).then((mistakes) => {
      if (mistakes.length === 0) return next();
      const isText = address.endsWith('.md');
      response.statusCode = 500;
      response.setHeader('Content-Type', `text/${isText ? 'plain' : 'html'}; charset=utf-8`);
      response.end(isText ? renderAuthorErrors(mistakes) : renderMistakePage(mistakes));
    }, next);
  };
}

/** Prints the mistakes when the dev server starts and whenever they change. */
export function reportMistakes({ environments, config }: ViteDevServer, loader: SiteLoader) {
  let last = '';
  const report = async () => {
    const mistakes = await loadMistakes(loader);
    const text = mistakes.length === 0 ? '' : renderAuthorErrors(mistakes);
    if (text === last) return;
    last = text;
    if (text === '') config.logger.info('All author errors are fixed.\n', { timestamp: true });
    else config.logger.error(text, { timestamp: true });
    environments.client.hot.send(CHANGED, {});
  };
  let timer: NodeJS.Timeout | undefined;
  const reportSoon = () => {
    clearTimeout(timer);
    // Saving in an editor can change several files in quick succession.
    timer = setTimeout(() => {
      report().catch((error: Error) =>
        config.logger.error(error.stack ?? error.message, { error }),
      );
    }, 50);
  };
  loader.onForget(reportSoon);
  reportSoon();
}
