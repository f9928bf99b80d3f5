import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';

export interface Environment {
  Bindings: { address?: string };
}
export type Ctx = Context<Environment>;

/** Seconds until it makes sense to try again. */
export const RETRY_SECONDS = 5;

/** Cuts an error to what a log may have: no values, because they are the readers'. */
export function getReason(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  return code ?? name ?? 'Error';
}

/** Of the connection; empty where there is none, as in tests. */
export function getAddress({ env }: Ctx): string {
  return (env as Environment['Bindings'] | undefined)?.address ?? '';
}

export function fail(
  context: Ctx,
  status: 400 | 401 | 403 | 404 | 413 | 415 | 429 | 503,
  error: string,
) {
  return context.json({ error }, status);
}

export function refuse(context: Ctx, seconds: number, status: 429 | 503, error: string) {
  context.header('Retry-After', String(seconds));
  return fail(context, status, error);
}

/** Reads a body as JSON and checks it; null if it is something else. Never repeats what was sent. */
export async function readBody<Schema extends z.ZodType>(
  context: Ctx,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  try {
    const { success, data } = schema.safeParse(JSON.parse(await context.req.text()));
    return success ? data : null;
  } catch {
    return null;
  }
}

const MOST_BYTES = 16 * 1024;

/** Refuses bodies that are larger than anything that is sent to the service. */
export const limitBody = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (context) => fail(context as Ctx, 413, 'The body is too large.'),
});
