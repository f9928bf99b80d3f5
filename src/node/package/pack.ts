import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PACKAGE_NAME } from '../../core/data/skill.ts';
import { ROOT } from '../load-config.ts';
import { writePackage } from './write-package.ts';

/** Writes the documentation package of a built site into it. Returns the path of the file. */
export async function packSite(siteFolder: string): Promise<string> {
  const folder = path.join(ROOT, 'node_modules/.cache', PACKAGE_NAME);
  const { release } = await writePackage(siteFolder, folder);
  const into = path.join(siteFolder, 'x');
  const { status } = spawnSync('npm', ['pack', folder, '--pack-destination', into, '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack ended with ${status}.`);
  return path.join(into, `${PACKAGE_NAME}-${release}.tgz`);
}
