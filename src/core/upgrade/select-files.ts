import type { UpgradeFile } from './project.ts';
import { isUpgradable } from './upgrade.ts';

/** A file that is not upgraded, with the reason as a sentence. */
export interface SkippedFile {
  path: string;
  reason: string;
}

/** Folders with code that others write. */
const FOREIGN = new Set([
  ...['node_modules', '.git', '.next', '.nuxt', '.yarn', '.pnpm-store', '.cache', '.turbo'],
  ...['dist', 'build', 'out', 'coverage', 'bower_components'],
]);
/** Larger files are generated: the largest hand-written ones have a tenth of it. */
export const MAX_BYTES = 1_000_000;
const MAX_LINES = 20_000;

/** The folder on a path whose files are not upgraded, from the start of the path; if there is one. */
export function getForeignFolder(path: string): string | undefined {
  const parts = path.split('/');
  const at = parts.slice(0, -1).findIndex((part) => FOREIGN.has(part));
  return at < 0 ? undefined : parts.slice(0, at + 1).join('/');
}

/** Whether a file has to be read: code, styles, or what says which versions the project uses. */
export function isRead(path: string): boolean {
  return isUpgradable(path) || /(^|\/)package\.json$/.test(path);
}

/**
 * Reads the text of a file, or says why it is not upgraded. `size` is its length in bytes, which
 * may be known before its content.
 */
export function selectFile(path: string, bytes: Uint8Array): UpgradeFile | SkippedFile {
  if (bytes.length > MAX_BYTES) return { path, reason: getSizeReason(bytes.length) };
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { path, reason: 'It is encoded in UTF-16. Save it in UTF-8.' };
  }
  if (bytes.includes(0)) return { path, reason: 'It is a binary file.' };
  let code: string;
  try {
    // The byte order mark is a part of the file, and stays.
    code = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { path, reason: 'It is not encoded in UTF-8. Save it in UTF-8.' };
  }
  const lines = code.split('\n').length;
  if (lines >= MAX_LINES) return { path, reason: `It has ${lines} lines, so it is generated.` };
  if (code.length > 50_000 && code.length / lines > 1_000) {
    return { path, reason: 'It is minified, so it is generated.' };
  }
  return { path, code };
}

/** Why a file of so many bytes is not upgraded. */
export function getSizeReason(bytes: number): string {
  const size = (bytes / 1_000_000).toFixed(1);
  return `It has ${size} MB, so it is generated or no code.`;
}
