/** Loads the TypeScript compiler and runs it off the main thread. */
import type ts from 'typescript';
import {
  LANGUAGE_MANIFEST_PATH,
  type LanguageManifest,
} from '../../../core/editor/language/manifest.ts';
import { createAnswers } from './answer-questions.ts';
import { createLanguageRuntime } from './language-runtime.ts';
import type { LanguageQuestion } from './worker-messages.ts';

async function request(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The site answers ${response.status} for ${path}`);
  return response;
}

const runtime = createLanguageRuntime({
  readManifest: async () =>
    (await (await request(LANGUAGE_MANIFEST_PATH)).json()) as LanguageManifest,
  read: async (path) => (await request(path)).text(),
  importCompiler: async (path) =>
    ((await import(/* @vite-ignore */ path)) as { default: typeof ts }).default,
});

// Each editor of the page sends a port of its own.
addEventListener('message', ({ ports: [port] }: MessageEvent) => {
  if (!port) return;
  const ask = createAnswers(runtime, (message) => port.postMessage(message));
  port.onmessage = ({ data }: MessageEvent<LanguageQuestion>) => ask(data);
});
