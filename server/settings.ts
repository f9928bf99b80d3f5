import { z } from 'zod';
import { SetupError } from './setup-error.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Shorter secrets can be guessed. */
const SHORTEST_TOKEN = 24;

const settingsSchema = z.object({
  /** A file, or `postgres://user:password@host/database`. */
  DATABASE_URL: z.string().min(1).default('.data/feedback.sqlite'),
  /** Origins of sites that may send, separated by commas; the service's own is always allowed. */
  SITE_ORIGINS: z.string().default(''),
  /** Days until what readers wrote is deleted. */
  COMMENT_DAYS: z.coerce.number().int().min(1).max(3650).default(400),
  /** Turns limits for each address off, for measurements behind one address. */
  UNLIMITED: z.stringbool().default(false),
  /** From this score on, from 0 to 100, a comment is taken for spam and folded. */
  SPAM_SCORE: z.coerce.number().int().min(1).max(101).default(50),
  /** Opens the dashboard; without one there is none. */
  INSIGHTS_TOKEN: z
    .string()
    .min(SHORTEST_TOKEN, `needs at least ${SHORTEST_TOKEN} characters`)
    .optional(),
});

export interface ServiceSettings {
  databaseUrl: string;
  origins: ReadonlySet<string>;
  commentMilliseconds: number;
  isLimited: boolean;
  spamScore: number;
  insightsToken: string | undefined;
}

/** Reads the environment. Throws a `SetupError` that names each variable that is wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const { success, data, error } = settingsSchema.safeParse(environment);
  if (!success) {
    const lines = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new SetupError(`The environment is not valid.\n${lines.join('\n')}`);
  }
  const origins = data.SITE_ORIGINS.split(',').map((each) => each.trim());
  return {
    databaseUrl: data.DATABASE_URL,
    origins: new Set(origins.filter(Boolean).map((each) => new URL(each).origin)),
    commentMilliseconds: data.COMMENT_DAYS * DAY_MILLISECONDS,
    isLimited: !data.UNLIMITED,
    spamScore: data.SPAM_SCORE,
    insightsToken: data.INSIGHTS_TOKEN,
  } satisfies ServiceSettings;
}
