import type { EditedFile } from '../../core/editor/files.ts';
import { MissingScript, orMissing } from '../missing-script.ts';

/** Formats a file. Returns its code, or null if it is not formatted, and what to tell the reader. */
export async function formatFile(
  { name, code }: EditedFile,
  t: Label<'editor'>,
): Promise<{ code: string | null; message: string }> {
  try {
    const { format } = await orMissing(import('./language/format.ts'));
    return { code: await format(code, name), message: t('editor.formatted') };
  } catch (error) {
    if (error instanceof MissingScript) {
      return { code: null, message: t('editor.formatterNotLoaded') };
    }
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    return { code: null, message: t('editor.notFormatted', { reason }) };
  }
}
