import { createHmac, timingSafeEqual } from 'node:crypto';

const SESSION_SECONDS = 7 * 86_400;

const sign = (token: string, text: string) =>
  createHmac('sha256', token).update(text).digest('base64url');

/** Compares in a time that says nothing about where they differ. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [sign('compare', one), sign('compare', other)].map((text) => Buffer.from(text));
  return timingSafeEqual(a!, b!);
}

export function isToken(token: string, given: string): boolean {
  return isEqual(token, given);
}

/** Returns the value of a cookie that opens the dashboard for a week, at every service. */
export function createSession(token: string, now: number): { value: string; seconds: number } {
  const end = String(Math.floor(now / 1000) + SESSION_SECONDS);
  return { value: `${end}.${sign(token, end)}`, seconds: SESSION_SECONDS };
}

export function isSession(token: string, value: string, now: number): boolean {
  const [end = '', signature = ''] = value.split('.');
  return isEqual(sign(token, end), signature) && Number(end) > now / 1000;
}
