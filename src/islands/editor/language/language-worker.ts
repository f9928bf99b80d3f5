/** Loads the TypeScript compiler and runs it off the main thread. */
import type ts from 'typescript';
import {
  LANGUAGE_MANIFEST_PATH,
  type LanguageManifest,
} from '../../../core/editor/language/manifest.ts';
import { createAnswers } from './answer-questions.ts';
import type { LanguageQuestion, LanguageReply } from './worker-messages.ts';

async function request(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The site answers ${response.status} for ${path}`);
  return response;
}

/** Reads a file in parts, to know how much of it has arrived. */
async function read(path: string, onBytes: (bytes: number) => void): Promise<string> {
  const { body } = await request(path);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = body!.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    text += decoder.decode(part.value, { stream: true });
    onBytes(bytes);
  }
  return text + decoder.decode();
}

const ask = createAnswers({
  readManifest: async () =>
    (await (await request(LANGUAGE_MANIFEST_PATH)).json()) as LanguageManifest,
  read,
  importCompiler: async (path) =>
    ((await import(/* @vite-ignore */ path)) as { default: typeof ts }).default,
  reply: (message: LanguageReply) => postMessage(message),
});

addEventListener('message', ({ data }: MessageEvent<LanguageQuestion>) => ask(data));
