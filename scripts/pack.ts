/**
 * Copies the documentation package out of the built site: `npm run pack`. Installing the file gives
 * a project the command `mui-x-docs`.
 */
import { copyFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../src/node/load-config.ts';
import { packSite } from '../src/node/package/pack.ts';

const packed = await packSite(path.join(ROOT, 'dist'));
const file = path.basename(packed);
copyFileSync(packed, path.join(ROOT, file));
const megabytes = (statSync(packed).size / 1024 ** 2).toFixed(1);
console.log(`${file} (${megabytes} MiB). Install it: npm i -D ./${file}`);
