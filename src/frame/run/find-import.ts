import type { EditedFile } from '../../core/editor/files.ts';
import type { CodePlace } from '../../core/editor/runner/frame-messages.ts';

/** Finds where the files name a module that they import; null if the name is computed. */
export function findImport(specifier: string, files: readonly EditedFile[]): CodePlace | null {
  for (const { name, code } of files) {
    const at = ["'", '"']
      .map((quote) => code.indexOf(quote + specifier + quote))
      .find((each) => each >= 0);
    if (at === undefined) continue;
    const before = code.slice(0, at).split('\n');
    return { file: name, line: before.length, column: before.at(-1)!.length + 1 };
  }
  return null;
}
