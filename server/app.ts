import { Hono } from 'hono';
import { sql } from 'kysely';
import { fail, getReason, refuse, RETRY_SECONDS, type Ctx, type Environment } from './answers.ts';
import { allowOrigins } from './cross-origin.ts';
import type { Database } from './database/open.ts';
import { createInsights } from './insights/routes.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { createPosts } from './posts.ts';
import { createReaderRoutes } from './readers.ts';
import type { ServiceSettings } from './settings.ts';

export interface ServiceOptions {
  database: Database;
  settings: ServiceSettings;
  log: Log;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The service: an application that answers requests, and what stops it. */
export function createService({ database, settings, log, now = Date.now }: ServiceOptions) {
  const app = new Hono<Environment>();
  const metrics = new Metrics();
  let isStopping = false;

  const unavailable = (context: Ctx, error: unknown) => {
    log('error', { event: 'database', reason: getReason(error), route: context.req.routePath });
    return refuse(context, RETRY_SECONDS, 503, 'The database is not available.');
  };
  const posts = createPosts({ database, settings, now, onUnavailable: unavailable });

  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1000;
    const route = context.req.routePath;
    metrics.observe(route, context.res.status, seconds);
    log('info', {
      event: 'request',
      ...{ method: context.req.method, route, status: context.res.status },
      milliseconds: Math.round(seconds * 1000),
    });
  });

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (isStopping) return refuse(context, RETRY_SECONDS, 503, 'The service is stopping.');
    try {
      await sql`select 1`.execute(database.db);
      return context.text('ok');
    } catch (error) {
      return unavailable(context, error);
    }
  });
  app.get('/metrics', (context) =>
    context.text(metrics.render({ waiting_votes: posts.countWaitingVotes() })),
  );

  app.route('/insights', createInsights({ database, settings, log, now }));
  app.use('/:stage/*', allowOrigins(settings.origins));
  app.route('/', posts.routes);
  app.route('/', createReaderRoutes(database, unavailable));

  app.notFound((context) => fail(context, 404, 'There is nothing here.'));
  app.onError((error, context) => {
    log('error', { event: 'failure', reason: getReason(error), route: context.req.routePath });
    return refuse(context, RETRY_SECONDS, 503, 'Something went wrong.');
  });

  return {
    app,
    /** Refuses to be called ready, writes what was accepted, and releases the database. */
    async stop(): Promise<void> {
      isStopping = true;
      await posts.drain();
      await database.close();
    },
  };
}
