import { createService } from './app.ts';
import { openDatabase } from './database/open.ts';
import { toListener } from './listen.ts';
import { writeLog } from './log.ts';
import { readSettings } from './settings.ts';
import { deleteOldComments } from './votes.ts';

const CLEAN_MILLISECONDS = 3_600_000;

/**
 * Opens the database that the environment names, and cleans it every hour. Throws a `SetupError` if
 * something has to be changed first.
 */
export async function startService(environment: Readonly<Record<string, string | undefined>>) {
  const settings = readSettings(environment);
  const database = await openDatabase(settings.databaseUrl);
  if (settings.insightsToken === undefined) {
    writeLog('info', {
      event: 'no dashboard',
      remedy: 'Set INSIGHTS_TOKEN to a secret of at least 24 characters to open /insights/.',
    });
  }
  const service = createService({ database, settings, log: writeLog });
  const clean = async () => {
    try {
      const deleted = await deleteOldComments(database, Date.now() - settings.commentMilliseconds);
      if (deleted > 0) writeLog('info', { event: 'comments deleted', count: deleted });
    } catch {
      writeLog('warn', { event: 'comments not deleted' });
    }
  };
  void clean();
  const cleaning = setInterval(() => void clean(), CLEAN_MILLISECONDS);
  return {
    dialect: database.dialect,
    listener: toListener(service),
    /** Writes what was accepted, and releases the database. */
    async stop(): Promise<void> {
      clearInterval(cleaning);
      await service.stop();
    },
  };
}
