/**
 * Writes the documentation package from the built site: `npm run pack`. Installing the file gives a
 * project the command `mui-x-docs`.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../src/node/load-config.ts';
import { PACKAGE_NAME } from '../src/core/data/skill.ts';
import { writePackage } from '../src/node/package/write-package.ts';

const folder = path.join(ROOT, 'node_modules/.cache', PACKAGE_NAME);
const { release } = await writePackage(path.join(ROOT, 'dist'), folder);
const { status } = spawnSync('npm', ['pack', folder, '--pack-destination', ROOT, '--silent'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (status !== 0) throw new Error(`npm pack ended with ${status}.`);
const file = `${PACKAGE_NAME}-${release}.tgz`;
const megabytes = (statSync(path.join(ROOT, file)).size / 1024 ** 2).toFixed(1);
console.log(`${file} (${megabytes} MiB). Install it: npm i -D ./${file}`);
