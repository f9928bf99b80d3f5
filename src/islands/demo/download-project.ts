import { buildDownload, type SandboxInput } from '../../core/demo/sandbox.ts';

const REVOKE_MILLISECONDS = 60_000;

/**
 * Saves a demo as `<name>.zip`: a project in a folder of the same name. Rejects if a package cannot
 * be determined.
 */
export async function downloadProject(name: string, input: SandboxInput): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const files = Object.entries(buildDownload(input).files);
  const archive = zipSync(
    Object.fromEntries(files.map(([file, text]) => [`${name}/${file}`, strToU8(text)])),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  link.download = `${name}.zip`;
  link.click();
  // The browser may read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MILLISECONDS);
}
