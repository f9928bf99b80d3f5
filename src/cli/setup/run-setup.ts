import { existsSync } from 'node:fs';
import path from 'node:path';
import { RequestError, type Answer } from '../../core/data/answers/library.ts';
import { answerSetup, type PackageManager } from '../../core/data/answers/setup.ts';
import type { Context } from '../context.ts';
import { getClientConfig, writeClientConfig } from './client-config.ts';

const LOCK_FILES: readonly [string, PackageManager][] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
];

function getPackageManager(folder: string): PackageManager {
  return LOCK_FILES.find(([name]) => existsSync(path.join(folder, name)))?.[1] ?? 'npm';
}

/** Says what a product needs in the project. */
export function describeSetup(context: Context, product: string, plan?: string): Answer {
  const { library, project } = context;
  return answerSetup(library, {
    ...{ product, dateLibrary: project.dateLibrary, getVersion: project.getVersion },
    ...(plan !== undefined && { plan }),
    packageManager: getPackageManager(project.folder),
  });
}

interface SetupOptions {
  plan?: string | undefined;
  client?: string | undefined;
  write: boolean;
}

/** Says what a product or a client needs, and writes the file of the client if it is asked to. */
export function runSetup(
  words: readonly string[],
  context: Context,
  { plan, client, write }: SetupOptions,
): Answer {
  if (client === undefined) {
    if (words.length === 0 || write) {
      throw new RequestError('Name a product, such as `setup charts`, or a client with --client.');
    }
    return describeSetup(context, words.join(' '), plan);
  }
  const { folder } = context.project;
  const config = getClientConfig(folder, client);
  const { file, text, isThere } = config;
  if (write && !isThere) writeClientConfig(folder, config);
  const state = isThere
    ? `${file} starts the server already.`
    : write
      ? `Wrote ${file}.`
      : `Put this into ${file}, or add --write:`;
  return {
    found: true,
    text: isThere || write ? state : `${state}\n\n${text.trimEnd()}`,
    data: { client, file, text, written: write && !isThere },
  };
}
