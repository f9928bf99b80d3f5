import { buildDownload, type SandboxInput } from '../../core/demo/sandbox.ts';
import { orMissing } from '../missing-script.ts';
import { saveFile } from '../save-file.ts';

/**
 * Saves a demo as `<name>.zip`: a project in a folder of the same name. Rejects if a package cannot
 * be determined.
 */
export async function downloadProject(name: string, input: SandboxInput): Promise<void> {
  const { strToU8, zipSync } = await orMissing(import('fflate'));
  const files = Object.entries(buildDownload(input).files);
  const archive = zipSync(
    Object.fromEntries(files.map(([file, text]) => [`${name}/${file}`, strToU8(text)])),
  );
  saveFile(`${name}.zip`, archive, 'application/zip');
}
