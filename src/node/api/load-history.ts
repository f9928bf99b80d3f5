import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { apiHistorySchema, type ApiHistory } from '../../core/api/history/schema.ts';
import { ROOT } from '../load-config.ts';

/** Path of a product's committed history from the project's root. */
export function getApiHistoryFile(folder: string): string {
  return `api/history/${folder}.json`;
}

/** The history of a product; null where none was read. Throws where the file is not valid. */
export function loadApiHistory(folder: string, root = ROOT): ApiHistory | null {
  const file = path.join(root, getApiHistoryFile(folder));
  if (!existsSync(file)) return null;
  const result = apiHistorySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${getApiHistoryFile(folder)} is not valid:\n${z.prettifyError(result.error)}`);
}
