import { Hono } from 'hono';
import {
  fail,
  getAddress,
  limitBody,
  readBody,
  refuse,
  RETRY_SECONDS,
  type Ctx,
  type Environment,
} from './answers.ts';
import type { Database } from './database/open.ts';
import { batchSchema, toCounts, writeCounts, type EventCount } from './events.ts';
import { RateLimiter } from './limits.ts';
import type { ServiceSettings } from './settings.ts';
import { toNewVote, voteSchema, writeVotes, type NewVote } from './votes.ts';
import { WriteQueue } from './write-queue.ts';

/** More waiting votes or events than this are refused until some are written. */
const MOST_WAITING = 5_000;
const VOTE_LIMIT = { burst: 20, perSecond: 0.5 };
const EVENT_LIMIT = { burst: 60, perSecond: 2 };

interface Options {
  database: Database;
  settings: ServiceSettings;
  now: () => number;
  onUnavailable: (context: Ctx, error: unknown) => Response;
}

/** Returns the routes for what readers send. It is written before it is confirmed. */
export function createPosts({ database, settings, now, onUnavailable }: Options) {
  const app = new Hono<Environment>();
  const events = new WriteQueue<readonly EventCount[]>((batch) =>
    writeCounts(database, batch.flat()),
  );
  const votes = new WriteQueue<NewVote>((batch) => writeVotes(database, batch));
  const limits = { votes: new RateLimiter(VOTE_LIMIT), events: new RateLimiter(EVENT_LIMIT) };

  /** Refuses an address that sends too much, and everything while too much waits. */
  const findRefusal = (context: Ctx, kind: keyof typeof limits, waiting: number) => {
    const seconds = settings.isLimited ? limits[kind].take(getAddress(context), now()) : 0;
    if (seconds > 0) return refuse(context, seconds, 429, `Too many ${kind} from this address.`);
    if (waiting < MOST_WAITING) return null;
    return refuse(context, RETRY_SECONDS, 503, 'Try again later.');
  };

  app.post('/:stage/feedback', limitBody, async (context) => {
    if (!/^application\/json\b/.test(context.req.header('Content-Type') ?? '')) {
      return fail(context, 415, 'Send JSON.');
    }
    const refusal = findRefusal(context, 'votes', votes.size);
    if (refusal) return refusal;
    const posted = await readBody(context, voteSchema);
    if (!posted) return fail(context, 400, 'This is not a vote.');
    const vote = toNewVote(posted, now());
    try {
      await votes.add(vote);
    } catch (error) {
      return onUnavailable(context, error);
    }
    return context.json({ id: vote.id });
  });

  /**
   * Beacons: sent when a page is left, as text, because browsers ask for leave first before they
   * send JSON to another origin. Readers who object are not counted, whatever the page has sent.
   */
  app.post('/:stage/events', limitBody, async (context) => {
    if (context.req.header('DNT') === '1' || context.req.header('Sec-GPC') === '1') {
      return context.body(null, 204);
    }
    const refusal = findRefusal(context, 'events', events.size);
    if (refusal) return refusal;
    const posted = await readBody(context, batchSchema);
    if (!posted) return fail(context, 400, 'These are not events.');
    try {
      await events.add(toCounts(posted, context.req.header('User-Agent') ?? '', now()));
    } catch (error) {
      return onUnavailable(context, error);
    }
    return context.body(null, 204);
  });

  return {
    routes: app,
    countWaitingVotes: () => votes.size,
    /** Writes what was accepted. */
    async drain(): Promise<void> {
      await votes.drain();
      await events.drain();
    },
  };
}
