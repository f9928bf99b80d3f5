import { createTwoFilesPatch } from 'diff';
import { strToU8, zipSync } from 'fflate';
import { saveFile } from '../save-file.ts';

/** A file before and after what the reader accepted. */
export interface ResultFile {
  path: string;
  before: string;
  after: string;
}

/** The changed files as a patch that `git apply` takes. */
export function createPatch(files: readonly ResultFile[]): string {
  return files
    .filter(({ before, after }) => before !== after)
    .map(({ path, before, after }) => {
      const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, '', '');
      return `diff --git a/${path} b/${path}\n${patch.replace(/^=+\n/, '')}`;
    })
    .join('');
}

export function savePatch(files: readonly ResultFile[]): void {
  saveFile('upgrade.patch', createPatch(files), 'text/x-diff');
}

/** All files, so that the zip can replace the folder. */
export function saveZip(files: readonly ResultFile[]): void {
  const entries = Object.fromEntries(files.map(({ path, after }) => [path, strToU8(after)]));
  saveFile('upgraded.zip', zipSync(entries) as BlobPart, 'application/zip');
}
