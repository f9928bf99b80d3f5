import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocumentHead, type DocumentHead } from '../../core/hosting/head.ts';
import { createFileWriter } from '../file-writer.ts';
import { findFacts, type DocumentFacts } from './document-facts.ts';
import { listHtmlFiles } from './html-files.ts';

/** A document as it is published, without its text, which is in its file. */
export interface FinishedDocument {
  /** Full path. */
  file: string;
  /** Hash of the text. */
  hash: string;
  head: DocumentHead;
  facts: DocumentFacts;
}

/** Documents of earlier builds by the full path of their file, read when they are needed. */
export type KeptDocuments = ReadonlyMap<string, () => string>;

/**
 * Applies a change to every document: those in the folder, and those that earlier builds have kept.
 * Each is read and written only once, because all of them together are large. Returns them in the
 * order of their files.
 */
export async function finishDocuments(
  folder: string,
  kept: KeptDocuments,
  change: (html: string, file: string) => string | Promise<string>,
): Promise<FinishedDocument[]> {
  const documents: FinishedDocument[] = [];
  const write = createFileWriter(folder);
  const files = new Set([...listHtmlFiles(folder), ...kept.keys()]);
  for (const file of [...files].sort()) {
    const original = kept.get(file)?.() ?? (await readFile(file, 'utf8'));
    const html = await change(original, file);
    if (kept.has(file)) write(path.relative(folder, file), html);
    else if (html !== original) await writeFile(file, html);
    const hash = createHash('sha256').update(html).digest('hex');
    // Strings that were found in a text keep all of it in memory, unless they are copied.
    const found = structuredClone({ head: parseDocumentHead(html), facts: findFacts(html, hash) });
    documents.push({ file, hash, ...found });
  }
  return documents;
}
