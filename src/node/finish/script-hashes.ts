import { createHash } from 'node:crypto';

/** Returns the hashes of a document's inline scripts in the format of a Content-Security-Policy. */
export function getScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '']) =>
        !/\btype="(?!module|importmap|speculationrules|text\/javascript)/.test(attributes),
    )
    .map(([, , code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
}
