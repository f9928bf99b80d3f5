import type { MiddlewareHandler } from 'hono';
import { fail, type Environment } from './answers.ts';

/**
 * Lets the given sites use the service, besides its own. Browsers send the origin with every request
 * that writes, and with all from other sites.
 */
export function allowOrigins(origins: ReadonlySet<string>): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const origin = context.req.header('Origin');
    const own = new URL(context.req.url).origin;
    if (origin !== undefined && origin !== own && !origins.has(origin)) {
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
  };
}
