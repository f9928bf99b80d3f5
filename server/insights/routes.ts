import { Hono } from 'hono';
import {
  fail,
  getReason,
  limitBody,
  readBody,
  refuse,
  RETRY_SECONDS,
  type Ctx,
  type Environment,
} from '../answers.ts';
import type { ServiceOptions } from '../app.ts';
import { commentQuerySchema, listComments, triage, triageSchema } from './comments.ts';
import { renderCsv } from './csv.ts';
import { listErrors, listMissing, listSearches, listVitals } from './events.ts';
import { createFileRoutes } from './files.ts';
import { readFilter, type Filter } from './filter.ts';
import { createSignIn } from './sign-in.ts';
import { summarize } from './summary.ts';
import { getHistory, listPages } from './votes.ts';

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

  const signIn = createSignIn(token, now);
  app.route('/', signIn.routes);
  app.use('/api/*', signIn.guard);

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
  const lists: Record<string, (filter: Filter, context: Ctx) => Promise<object>> = {
    summary: (filter) => summarize(database, filter, spamScore),
    pages: (filter) => listPages(database, filter),
    history: (filter, context) => getHistory(database, filter, context.req.query('page') ?? ''),
    searches: (filter) => listSearches(database, filter),
    missing: (filter) => listMissing(database, filter),
    errors: (filter) => listErrors(database, filter),
    vitals: (filter) => listVitals(database, filter),
  };
  for (const [name, find] of Object.entries(lists)) app.get(`/api/${name}`, answer(find));

  app.get('/api/comments', async (context) => {
    const query = commentQuerySchema.safeParse(context.req.query());
    if (!query.success) return fail(context, 400, 'This is not a filter.');
    return answer(async (filter) => {
      const found = await listComments(database, filter, query.data, spamScore);
      return context.req.query('format') === 'csv' ? found.rows : found;
    })(context);
  });
  app.patch('/api/comments/:id', limitBody, async (context) => {
    const id = Number(context.req.param('id'));
    const change = await readBody(context, triageSchema);
    if (!Number.isSafeInteger(id) || !change) return fail(context, 400, 'This is not a change.');
    const isKnown = await triage(database, id, change, now());
    return isKnown ? context.body(null, 204) : fail(context, 404, 'There is no such comment.');
  });
  app.all('/api/*', (context) => fail(context, 404, 'There is nothing here.'));

  app.route('/', createFileRoutes());
  return app;
}
