import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sql } from 'kysely';
import {
  fail,
  getAddress,
  getReason,
  readBody,
  refuse,
  RETRY_SECONDS,
  type Ctx,
  type Environment,
} from './answers.ts';
import type { Database } from './database/open.ts';
import { batchSchema, toCounts, writeCounts, type EventCount } from './events.ts';
import { createInsights } from './insights/routes.ts';
import { RateLimiter } from './limits.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import type { ServiceSettings } from './settings.ts';
import {
  deleteReader,
  exportReader,
  listVotes,
  toNewVote,
  voteSchema,
  writeVotes,
  type NewVote,
} from './votes.ts';
import { WriteQueue } from './write-queue.ts';

const MOST_BYTES = 16 * 1024;
/** More waiting votes than this are refused until some are written. */
const MOST_WAITING = 5_000;
const VOTE_LIMIT = { burst: 20, perSecond: 0.5 };
const EVENT_LIMIT = { burst: 60, perSecond: 2 };

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
  const limiter = new RateLimiter(VOTE_LIMIT);
  const eventLimiter = new RateLimiter(EVENT_LIMIT);
  const events = new WriteQueue<readonly EventCount[]>((batch) =>
    writeCounts(database, batch.flat()),
  );
  const votes = new WriteQueue<NewVote>((batch) => writeVotes(database, batch));
  let isStopping = false;

  const unavailable = (context: Ctx, error: unknown) => {
    log('error', { event: 'database', reason: getReason(error), route: context.req.routePath });
    return refuse(context, RETRY_SECONDS, 503, 'The database is not available.');
  };

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
  app.get('/metrics', (context) => context.text(metrics.render({ waiting_votes: votes.size })));

  app.route('/insights', createInsights({ database, settings, log, now }));

  /** Browsers send the origin with every request that writes, and with all from other sites. */
  app.use('/:stage/*', async (context, next) => {
    const origin = context.req.header('Origin');
    const own = new URL(context.req.url).origin;
    if (origin !== undefined && origin !== own && !settings.origins.has(origin)) {
      return fail(context, 403, 'This site may not use the service.');
    }
    if (origin !== undefined) {
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Vary', 'Origin');
    }
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    if (context.req.method === 'OPTIONS') {
      context.header('Access-Control-Allow-Methods', 'GET, POST, DELETE');
      context.header('Access-Control-Allow-Headers', 'Content-Type');
      context.header('Access-Control-Max-Age', '86400');
      return context.body(null, 204);
    }
    return next();
  });

  app.post(
    '/:stage/feedback',
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: (context) => fail(context as Ctx, 413, 'The body is too large.'),
    }),
    async (context) => {
      if (!/^application\/json\b/.test(context.req.header('Content-Type') ?? '')) {
        return fail(context, 415, 'Send JSON.');
      }
      const seconds = settings.isLimited ? limiter.take(getAddress(context), now()) : 0;
      if (seconds > 0) return refuse(context, seconds, 429, 'Too many votes from this address.');
      if (votes.size >= MOST_WAITING)
        return refuse(context, RETRY_SECONDS, 503, 'Try again later.');
      const posted = await readBody(context, voteSchema);
      if (!posted) return fail(context, 400, 'This is not a vote.');
      const vote = toNewVote(posted, now());
      try {
        await votes.add(vote);
      } catch (error) {
        return unavailable(context, error);
      }
      return context.json({ id: vote.id });
    },
  );

  /**
   * Beacons: sent when a page is left, as text, because browsers ask for leave first before they
   * send JSON to another origin. Readers who object are not counted, whatever the page has sent.
   */
  app.post(
    '/:stage/events',
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: (context) => fail(context as Ctx, 413, 'The body is too large.'),
    }),
    async (context) => {
      if (context.req.header('DNT') === '1' || context.req.header('Sec-GPC') === '1') {
        return context.body(null, 204);
      }
      const seconds = settings.isLimited ? eventLimiter.take(getAddress(context), now()) : 0;
      if (seconds > 0) return refuse(context, seconds, 429, 'Too many events from this address.');
      if (events.size >= MOST_WAITING) {
        return refuse(context, RETRY_SECONDS, 503, 'Try again later.');
      }
      const posted = await readBody(context, batchSchema);
      if (!posted) return fail(context, 400, 'These are not events.');
      try {
        await events.add(toCounts(posted, context.req.header('User-Agent') ?? '', now()));
      } catch (error) {
        return unavailable(context, error);
      }
      return context.body(null, 204);
    },
  );

  const forReader =
    (answer: (reader: string) => Promise<object>) =>
    async (context: Ctx): Promise<Response> => {
      const reader = context.req.param('id') ?? '';
      if (!/^[\w-]{1,64}$/.test(reader)) return fail(context, 400, 'This is not an id.');
      try {
        return context.json(await answer(reader));
      } catch (error) {
        return unavailable(context, error);
      }
    };
  app.get(
    '/:stage/feedback/:id',
    forReader((reader) => listVotes(database, reader)),
  );
  app.get(
    '/:stage/feedback/:id/export',
    forReader((reader) => exportReader(database, reader)),
  );
  app.delete(
    '/:stage/feedback/:id',
    forReader(async (reader) => ({ deleted: await deleteReader(database, reader) })),
  );

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
      await votes.drain();
      await events.drain();
      await database.close();
    },
  };
}
