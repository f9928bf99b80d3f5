import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ParsedProductPlayground } from '../../core/api/playground/config.ts';
import { loadConfig, ROOT } from '../load-config.ts';

/** Folder of what each component starts with, from the root. */
export const PLAYGROUND_FOLDER = 'config/playground';

/** Returns what the playgrounds of a product share; undefined if it has none. */
export function getProductPlayground(folder: string): ParsedProductPlayground | undefined {
  return loadConfig().playground[folder];
}

/** Returns the names of the components of a product that have a playground. */
export function listPlaygrounds(folder: string): string[] {
  const place = path.join(ROOT, PLAYGROUND_FOLDER, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place).flatMap((file) => /^([A-Z]\w*)\.ts$/.exec(file)?.[1] ?? []);
}

/**
 * Says for each component of a product whether it has a playground (null) or why not: Markdown, one
 * sentence. Components of products without playgrounds are not in it.
 */
export function getPlaygroundReasons(folder: string): Readonly<Record<string, string | null>> {
  const reasons = getProductPlayground(folder)?.reasons ?? {};
  return {
    ...reasons,
    ...Object.fromEntries(listPlaygrounds(folder).map((component) => [component, null])),
  };
}
