/** Loads the TypeScript compiler and upgrades files off the main thread. */
import type ts from 'typescript';
import { CHANGES } from '../../../config/changes/index.ts';
import {
  LANGUAGE_MANIFEST_PATH,
  type LanguageManifest,
} from '../../core/editor/language/manifest.ts';
import { upgrade } from '../../core/upgrade/upgrade.ts';
import type { UpgradeQuestion, UpgradeReply } from './upgrade-messages.ts';

const reply = (message: UpgradeReply) => postMessage(message);

async function request(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The site answers ${response.status} for ${path}`);
  return response;
}

/** Loads the compiler in parts, to know how much of it has arrived. The import then finds it. */
async function loadCompiler(): Promise<typeof ts> {
  const { compiler } = (await (await request(LANGUAGE_MANIFEST_PATH)).json()) as LanguageManifest;
  const { body } = await request(compiler.path);
  const reader = body!.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    reply({ kind: 'loading', share: Math.min(1, bytes / compiler.contentBytes) });
  }
  return ((await import(/* @vite-ignore */ compiler.path)) as { default: typeof ts }).default;
}

async function run({ files, before, from }: UpgradeQuestion): Promise<void> {
  try {
    const typescript = await loadCompiler();
    let index = 0;
    const upgraded = upgrade(files, {
      typescript,
      changes: CHANGES.filter((change) => change.to > from),
      before: new Set(before),
      onFile: (path) => reply({ kind: 'file', path, index: (index += 1) }),
    });
    reply({ kind: 'done', files: upgraded });
  } catch (error) {
    reply({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<UpgradeQuestion>) => void run(data));
