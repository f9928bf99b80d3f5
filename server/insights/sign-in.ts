import { Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { fail, getAddress, limitBody, readBody, refuse, type Environment } from '../answers.ts';
import { RateLimiter } from '../limits.ts';
import { createSession, isSession, isToken } from './session.ts';

const COOKIE = 'insights';
/** Guesses of the token from one address. */
const LOGIN_LIMIT = { burst: 5, perSecond: 1 / 30 };

/** Returns the routes that sign in and out with the token of the team, and what guards the others. */
export function createSignIn(token: string, now: () => number) {
  const app = new Hono<Environment>();
  const limiter = new RateLimiter(LOGIN_LIMIT);

  app.post('/api/session', limitBody, async (context) => {
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
  return { routes: app, guard };
}
