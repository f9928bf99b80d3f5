import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseDocumentHead, type DocumentHead } from '../../core/hosting/head.ts';
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

/**
 * Applies a change to every document in the folder. Each is read and written only once, because all
 * of them together are large. Returns them in the order of their files.
 */
export async function finishDocuments(
  folder: string,
  change: (html: string, file: string) => string | Promise<string>,
): Promise<FinishedDocument[]> {
  const documents: FinishedDocument[] = [];
  for (const file of listHtmlFiles(folder).sort()) {
    const original = await readFile(file, 'utf8');
    const html = await change(original, file);
    if (html !== original) await writeFile(file, html);
    const hash = createHash('sha256').update(html).digest('hex');
    // Strings that were found in a text keep all of it in memory, unless they are copied.
    const found = structuredClone({ head: parseDocumentHead(html), facts: findFacts(html) });
    documents.push({ file, hash, ...found });
  }
  return documents;
}
