import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Replaces a file as a whole: it has the old text or the new one, whatever happens. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.writing-${process.pid}`;
  try {
    writeFileSync(beside, text, { mode: statSync(file).mode });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
