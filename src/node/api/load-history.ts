import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { apiHistorySchema, type ApiHistory } from '../../core/api/history/schema.ts';
import { ROOT } from '../load-config.ts';

/** Returns the path of a product's committed history, relative to the project root. */
export function getApiHistoryFile(folder: string): string {
  return `api/history/${folder}.json`;
}

/** Loads the API history of a product; null if there is none. Throws if the file is invalid. */
export function loadApiHistory(folder: string, root = ROOT): ApiHistory | null {
  const file = path.join(root, getApiHistoryFile(folder));
  if (!existsSync(file)) return null;
  const result = apiHistorySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${getApiHistoryFile(folder)} is not valid:\n${z.prettifyError(result.error)}`);
}

/** Lists the stored releases of each product, newest first, by the product's folder. */
export function listApiReleases(
  products: readonly { folder: string }[],
): Record<string, readonly string[]> {
  return Object.fromEntries(
    products.flatMap(({ folder }) => {
      const history = loadApiHistory(folder);
      return history ? [[folder, history.releases.map(({ name }) => name).toReversed()]] : [];
    }),
  );
}
