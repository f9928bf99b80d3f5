import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { CostConfig } from '../core/api/cost/config.ts';
import { ROOT } from './load-config.ts';

/** Returns the installed versions of the packages and of what they are measured with. */
export function getInstalledVersions(
  packages: readonly { name: string }[],
  { measuredWith }: Pick<CostConfig, 'measuredWith'>,
): Record<string, string> {
  return Object.fromEntries(
    [...packages.map(({ name }) => name), ...measuredWith].map((name) => {
      const file = path.join(ROOT, 'node_modules', name, 'package.json');
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
    }),
  );
}

/** Throws if something was measured with another version of a package than the installed one. */
export function checkVersions(
  file: string,
  versions: Readonly<Record<string, string>>,
  command = 'npm run evidence:cost',
): void {
  const names = Object.keys(versions).map((name) => ({ name }));
  for (const [name, version] of Object.entries(getInstalledVersions(names, { measuredWith: [] }))) {
    if (versions[name] === version) continue;
    throw new Error(
      `${file} was measured with ${name} ${versions[name]}, but ${version} is installed. ` +
        `Run ${command}.`,
    );
  }
}

/** Loads a file of `evidence`. Throws if it does not exist or is not valid. */
export function loadEvidence<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  command = 'npm run evidence:cost',
): z.infer<Schema> {
  if (!existsSync(path.join(ROOT, file))) {
    throw new Error(`${file} does not exist. Run ${command}.`);
  }
  const result = schema.safeParse(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')));
  if (!result.success) throw new Error(`${file} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}
