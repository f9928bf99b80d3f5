import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Builds a folder without touching its current content until the new one is complete: into
 * `<folder>-next`, which then takes its place. If the build throws, the folder stays as it is, and
 * what was built so far stays beside it.
 */
export async function publishFolder(
  folder: string,
  build: (next: string) => Promise<void>,
): Promise<void> {
  const next = `${folder}-next`;
  const previous = `${folder}-previous`;
  rmSync(next, { recursive: true, force: true });
  await build(next);
  // Left by a build that was ended between the two steps.
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  rmSync(previous, { recursive: true, force: true });
}
