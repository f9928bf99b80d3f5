import { createHash } from 'node:crypto';

/** Hashes of the inline scripts of a document, as a Content-Security-Policy names them. */
export function getScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '']) =>
        !/\btype="(?!module|importmap|speculationrules|text\/javascript)/.test(attributes),
    )
    .map(([, , code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
}
