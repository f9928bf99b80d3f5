import { Hono } from 'hono';
import { fail, type Ctx, type Environment } from './answers.ts';
import type { Database } from './database/open.ts';
import { deleteReader, exportReader, listVotes } from './votes.ts';

/** Returns the routes with which readers see and delete what they have sent. */
export function createReaderRoutes(
  database: Database,
  onUnavailable: (context: Ctx, error: unknown) => Response,
) {
  const app = new Hono<Environment>();
  const answer =
    (find: (reader: string) => Promise<object>) =>
    async (context: Ctx): Promise<Response> => {
      const reader = context.req.param('id') ?? '';
      if (!/^[\w-]{1,64}$/.test(reader)) return fail(context, 400, 'This is not an id.');
      try {
        return context.json(await find(reader));
      } catch (error) {
        return onUnavailable(context, error);
      }
    };
  app.get(
    '/:stage/feedback/:id',
    answer((reader) => listVotes(database, reader)),
  );
  app.get(
    '/:stage/feedback/:id/export',
    answer((reader) => exportReader(database, reader)),
  );
  app.delete(
    '/:stage/feedback/:id',
    answer(async (reader) => ({ deleted: await deleteReader(database, reader) })),
  );
  return app;
}
