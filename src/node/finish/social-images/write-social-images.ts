import { readFile } from 'node:fs/promises';
import type { DocumentHead } from '../../../core/hosting/head.ts';
import { forEachLimited } from '../../for-each-limited.ts';
import { createFileWriter } from '../../file-writer.ts';
import { loadConfig } from '../../load-config.ts';
import { createSocialImageDrawer } from './draw-social-image.ts';

/** Number of images drawn at the same time. */
const CONCURRENCY = 4;

/** Writes the social image that each document refers to. Translations of a page share one image. */
export async function writeSocialImages(
  folder: string,
  heads: readonly DocumentHead[],
): Promise<void> {
  const { name: siteName } = loadConfig().site;
  const wanted = new Map<string, { title: string; description: string }>();
  for (const { image, title, description } of heads) {
    if (image === null) continue;
    const { pathname } = new URL(image);
    const name = title.replace(/ - [^-]*$/, '');
    if (!wanted.has(pathname)) wanted.set(pathname, { title: name || siteName, description });
  }
  const write = createFileWriter(folder);
  const getSocialImage = await createSocialImageDrawer();
  await forEachLimited(wanted, CONCURRENCY, async ([pathname, image]) => {
    write(pathname, await readFile(await getSocialImage(image)));
  });
}
