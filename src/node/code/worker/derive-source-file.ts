import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '../../../core/demo/demo.ts';
import { deriveJavaScript } from '../derive-source.ts';
import { highlightSource } from '../highlight.ts';

/** Highlights a source. TypeScript also gets its JavaScript variant. */
export async function deriveSource(name: string, code: string): Promise<SourceFile> {
  const language = path.extname(name).slice(1);
  const TS = await highlightSource(code, language);
  if (!/^tsx?$/.test(language)) return { name, sources: { TS } };
  const JS = await highlightSource(await deriveJavaScript(code), 'jsx');
  return { name, sources: { TS, JS } };
}

/** Reads and highlights a source file. A TypeScript file also gets its JavaScript variant. */
export async function deriveSourceFile(file: string): Promise<SourceFile> {
  return deriveSource(path.basename(file), await readFile(file, 'utf8'));
}
