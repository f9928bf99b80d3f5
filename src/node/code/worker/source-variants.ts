import path from 'node:path';
import type { SourceFile } from '../../../core/demo/demo.ts';
import { deriveJavaScript } from '../derive-javascript.ts';
import { highlightSource } from '../highlight.ts';

/** A source with the name of its file, whose extension is its language. */
export interface SourceText {
  name: string;
  code: string;
}

/** Highlights a source. TypeScript also gets its JavaScript variant. */
export async function deriveSource({ name, code }: SourceText): Promise<SourceFile> {
  const language = path.extname(name).slice(1);
  const TS = await highlightSource(code, language);
  if (!/^tsx?$/.test(language)) return { name, sources: { TS } };
  const JS = await highlightSource(await deriveJavaScript(code), 'jsx');
  return { name, sources: { TS, JS } };
}
