import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { test as base } from '@playwright/test';
import { startService } from '../../server/service.ts';
import { NO_SERVICES } from '../../src/core/site/services.ts';
import { addPolicy } from '../../src/node/finish/policy.ts';
import { startStaticServer } from '../../src/node/server/static-server.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** Opens the dashboard. */
export const TOKEN = 'a-secret-of-many-characters';

interface Site {
  url: string;
  databaseUrl: string;
  /** Returns the events in the database. */
  readEvents: () => unknown[];
  restart: () => Promise<void>;
  /** Whether requests to the service fail. */
  setDown: (isDown: boolean) => void;
}

/** The built site and dashboard (`npm run build:insights`) with the service and an empty database. */
export const test = base.extend<{ site: Site }>({
  site: async ({}, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'feedback-'));
    const environment = {
      DATABASE_URL: path.join(folder, 'feedback.sqlite'),
      INSIGHTS_TOKEN: TOKEN,
    };
    let service = await startService(environment);
    let isDown = false;
    const site = await startStaticServer({
      folder: DIST,
      port: 0,
      rewriteDocument: (html) => addPolicy(html, { ...NO_SERVICES, feedbackUrl: '/service' }),
      mounts: {
        '/service': (request, response) => {
          if (isDown) request.socket.destroy();
          else service.listener(request, response);
        },
        '/insights': (request, response) => {
          request.url = `/insights${request.url}`;
          service.listener(request, response);
        },
      },
    });
    await provide({
      url: site.url,
      databaseUrl: environment.DATABASE_URL,
      readEvents: () => {
        const database = new Database(environment.DATABASE_URL, { readonly: true });
        try {
          return database
            .prepare('select kind, page, name, detail from event_count order by kind, name')
            .all();
        } finally {
          database.close();
        }
      },
      async restart() {
        await service.stop();
        service = await startService(environment);
      },
      setDown(value) {
        isDown = value;
      },
    });
    site.server.close();
    site.server.closeAllConnections();
    await service.stop();
    rmSync(folder, { recursive: true });
  },
});
