import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '../../../core/demo/demo.ts';
import { deriveJavaScript } from '../derive-source.ts';
import { highlightSource } from '../highlight.ts';

/** Reads and highlights a source file. A TypeScript file also gets its JavaScript variant. */
export async function deriveSourceFile(file: string): Promise<SourceFile> {
  const name = path.basename(file);
  const code = await readFile(file, 'utf8');
  const language = path.extname(file).slice(1);
  const TS = await highlightSource(code, language);
  if (!/^tsx?$/.test(language)) return { name, sources: { TS } };
  const JS = await highlightSource(await deriveJavaScript(code), 'jsx');
  return { name, sources: { TS, JS } };
}
