import { createHmac, randomBytes } from 'node:crypto';

/** What an address may send: so many at once, and so many more each second. */
export interface Limit {
  burst: number;
  perSecond: number;
}

interface Bucket {
  tokens: number;
  filled: number;
}

const DAY_MILLISECONDS = 86_400_000;
/** The least recently used are forgotten beyond this. */
const MOST_BUCKETS = 50_000;

/**
 * Limits what one address sends. Addresses are never stored: a bucket is named by a hash with a
 * salt that lives in memory and is replaced every day.
 */
export class RateLimiter {
  readonly #limit: Limit;
  #buckets = new Map<string, Bucket>();
  #salt = randomBytes(32);
  #day = -1;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Returns 0 if the address may send now, else the seconds until it may. */
  take(address: string, now: number): number {
    const day = Math.floor(now / DAY_MILLISECONDS);
    // Not if the clock was set back, which would open the gate.
    if (day > this.#day) {
      this.#day = day;
      this.#salt = randomBytes(32);
      this.#buckets.clear();
    }
    const name = createHmac('sha256', this.#salt).update(address).digest('base64url');
    const { burst, perSecond } = this.#limit;
    const known = this.#buckets.get(name) ?? { tokens: burst, filled: now };
    // A clock that was set back gives nothing, and takes nothing.
    const passed = Math.max(0, now - known.filled) / 1000;
    const tokens = Math.min(burst, known.tokens + passed * perSecond);
    this.#buckets.delete(name);
    this.#buckets.set(name, { tokens: Math.max(0, tokens < 1 ? tokens : tokens - 1), filled: now });
    if (this.#buckets.size > MOST_BUCKETS) {
      const [oldest] = this.#buckets.keys();
      this.#buckets.delete(oldest!);
    }
    return tokens < 1 ? Math.ceil((1 - tokens) / perSecond) : 0;
  }
}
