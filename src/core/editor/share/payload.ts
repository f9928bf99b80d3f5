import { deflateSync, inflateSync } from 'fflate';
import { hashText } from './hash-text.ts';

/** The longest address of an edit, in characters. Longer ones are cut off by some programs. */
export const MOST_ADDRESS_CHARACTERS = 8192;

/** What a payload may unpack to. A few kilobytes of compressed text could become megabytes. */
export const MOST_UNPACKED_BYTES = 256 * 1024;

/** First character of a payload. A change of the format needs another one. */
const FORMAT = '1';
const CHECK_LENGTH = 4;

const BASE64_URL = /^[\w-]+$/;

/**
 * Returns a text as a payload: the format, the compressed text as base64url, and a checksum. The
 * checksum also makes the last character a letter or digit: programs that turn addresses into links
 * leave out an underscore or dash at the end.
 */
export function packText(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const data = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${FORMAT}${data}${hashText(data, CHECK_LENGTH)}`;
}

export type UnpackedText = { text: string } | { reason: 'broken' | 'other-format' | 'too-large' };

/** Returns the text of a payload, or why there is none. Never throws. */
export function unpackText(payload: string): UnpackedText {
  if (!BASE64_URL.test(payload)) return { reason: 'broken' };
  if (!payload.startsWith(FORMAT)) return { reason: 'other-format' };
  const data = payload.slice(FORMAT.length, -CHECK_LENGTH);
  if (data === '' || payload !== `${FORMAT}${data}${hashText(data, CHECK_LENGTH)}`) {
    return { reason: 'broken' };
  }
  try {
    const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    // Into memory of a fixed size, where the rest of a larger text is dropped.
    const unpacked = inflateSync(bytes, { out: new Uint8Array(MOST_UNPACKED_BYTES + 1) });
    if (unpacked.length > MOST_UNPACKED_BYTES) return { reason: 'too-large' };
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { text: decoder.decode(unpacked) };
  } catch {
    return { reason: 'broken' };
  }
}
