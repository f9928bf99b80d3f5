import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import {
  fail,
  getAddress,
  getReason,
  readBody,
  refuse,
  RETRY_SECONDS,
  type Ctx,
  type Environment,
} from '../answers.ts';
import type { ServiceOptions } from '../app.ts';
import { RateLimiter } from '../limits.ts';
import { commentQuerySchema, listComments, triage, triageSchema } from './comments.ts';
import { renderCsv } from './csv.ts';
import { listErrors, listMissing, listSearches, listVitals } from './events.ts';
import { readFilter, type Filter } from './filter.ts';
import { createSession, isSession, isToken } from './session.ts';
import { summarize } from './summary.ts';
import { getHistory, listPages } from './votes.ts';

/** The built dashboard: `npm run build:insights`. */
const FILES = path.resolve(import.meta.dirname, '../../dist-insights');
const COOKIE = 'insights';
const MOST_BYTES = 16 * 1024;
/** Guesses of the token from one address. */
const LOGIN_LIMIT = { burst: 5, perSecond: 1 / 30 };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The components write their styles as they render.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Reads the files of the dashboard by their path below `/insights/`. */
function readFiles(): ReadonlyMap<string, Buffer<ArrayBuffer>> {
  if (!existsSync(FILES)) return new Map();
  const names = readdirSync(FILES, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => path.extname(name) in TYPES);
  return new Map(
    files.map((name) => [name.replaceAll('\\', '/'), readFileSync(path.join(FILES, name))]),
  );
}

/** Whether a request that changes something comes from the dashboard itself. */
function isFromHere(context: Ctx): boolean {
  const origin = context.req.header('Origin');
  return origin === undefined || new URL(origin).host === context.req.header('Host');
}

/** Returns the dashboard of the team, to be mounted at `/insights`. Without a token there is none. */
export function createInsights({ database, settings, log, now = Date.now }: ServiceOptions) {
  const app = new Hono<Environment>();
  const { insightsToken: token, spamScore } = settings;
  if (token === undefined) {
    app.all('*', (context) => fail(context, 404, 'There is no dashboard: set INSIGHTS_TOKEN.'));
    return app;
  }
  const files = readFiles();
  const limiter = new RateLimiter(LOGIN_LIMIT);

  app.onError((error, context) => {
    log('error', { event: 'database', reason: getReason(error), route: context.req.routePath });
    return refuse(context as Ctx, RETRY_SECONDS, 503, 'The database is not available.');
  });
  app.use(async (context, next) => {
    context.header('Content-Security-Policy', POLICY);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
    await next();
  });
  app.use('/api/*', async (context, next) => {
    if (context.req.method !== 'GET' && !isFromHere(context)) {
      return fail(context, 403, 'This site may not use the dashboard.');
    }
    return next();
  });

  const limit = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (context) => fail(context as Ctx, 413, 'The body is too large.'),
  });
  app.post('/api/session', limit, async (context) => {
    const seconds = limiter.take(getAddress(context), now());
    if (seconds > 0) return refuse(context, seconds, 429, 'Too many attempts.');
    const body = await readBody(context, z.object({ token: z.string().max(500) }));
    if (!body || !isToken(token, body.token)) return fail(context, 401, 'This is not the token.');
    const { value, seconds: maxAge } = createSession(token, now());
    const isSecure =
      context.req.header('X-Forwarded-Proto') === 'https' || context.req.url.startsWith('https:');
    setCookie(context, COOKIE, value, {
      ...{ maxAge, path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure },
    });
    return context.body(null, 204);
  });
  app.delete('/api/session', (context) => {
    setCookie(context, COOKIE, '', {
      ...{ maxAge: 0, path: '/', httpOnly: true, sameSite: 'Strict' },
    });
    return context.body(null, 204);
  });

  const guard: MiddlewareHandler<Environment> = async (context, next) => {
    if (!isSession(token, getCookie(context, COOKIE) ?? '', now())) {
      return fail(context, 401, 'Sign in first.');
    }
    return next();
  };
  app.use('/api/*', guard);

  /** Answers with what a function returns for the filter in the address; lists also as CSV. */
  const answer =
    (find: (filter: Filter, context: Ctx) => Promise<object>) =>
    async (context: Ctx): Promise<Response> => {
      const filter = readFilter(context.req.query(), now());
      if (!filter) return fail(context, 400, 'This is not a filter.');
      const found = await find(filter, context);
      if (context.req.query('format') !== 'csv' || !Array.isArray(found)) {
        return context.json(found);
      }
      const name = context.req.path.split('/').at(-1);
      context.header('Content-Type', 'text/csv; charset=utf-8');
      context.header('Content-Disposition', `attachment; filename="${name}.csv"`);
      return context.body(renderCsv(found as object[]));
    };
  app.get(
    '/api/summary',
    answer((filter) => summarize(database, filter, spamScore)),
  );
  app.get(
    '/api/pages',
    answer((filter) => listPages(database, filter)),
  );
  app.get(
    '/api/history',
    answer((filter, context) => getHistory(database, filter, context.req.query('page') ?? '')),
  );
  app.get(
    '/api/searches',
    answer((filter) => listSearches(database, filter)),
  );
  app.get(
    '/api/missing',
    answer((filter) => listMissing(database, filter)),
  );
  app.get(
    '/api/errors',
    answer((filter) => listErrors(database, filter)),
  );
  app.get(
    '/api/vitals',
    answer((filter) => listVitals(database, filter)),
  );
  app.get('/api/comments', async (context) => {
    const query = commentQuerySchema.safeParse(context.req.query());
    if (!query.success) return fail(context, 400, 'This is not a filter.');
    return answer(async (filter) => {
      const found = await listComments(database, filter, query.data, spamScore);
      return context.req.query('format') === 'csv' ? found.rows : found;
    })(context);
  });
  app.patch('/api/comments/:id', limit, async (context) => {
    const id = Number(context.req.param('id'));
    const change = await readBody(context, triageSchema);
    if (!Number.isSafeInteger(id) || !change) return fail(context, 400, 'This is not a change.');
    const isKnown = await triage(database, id, change, now());
    return isKnown ? context.body(null, 204) : fail(context, 404, 'There is no such comment.');
  });
  app.all('/api/*', (context) => fail(context, 404, 'There is nothing here.'));

  app.get('*', (context) => {
    const name = context.req.path.replace(/^\/insights\/?/, '');
    const file = files.get(name);
    const page = file ?? files.get('index.html');
    if (!page) return context.text('The dashboard is not built: npm run build:insights\n', 503);
    // Views have addresses of their own, and are all the same document.
    context.header('Content-Type', TYPES[file ? path.extname(name) : '.html']!);
    if (file && name !== 'index.html') {
      context.header('Cache-Control', 'public, max-age=31536000, immutable');
    }
    return context.body(page);
  });
  return app;
}
