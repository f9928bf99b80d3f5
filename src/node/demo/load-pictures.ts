import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  getPictureAddress,
  getPictureName,
  PICTURE_MODES,
  PICTURE_VIEWPORTS,
  PICTURES_PATH,
  type DemoPictures,
  type PictureMode,
  type PictureViewport,
} from '../../core/demo/picture.ts';

const VIEWPORTS = Object.keys(PICTURE_VIEWPORTS) as PictureViewport[];

/** A stored picture. */
interface StoredPicture {
  viewport: PictureViewport;
  mode: PictureMode;
  content: Buffer;
}

async function readPictures(demoFile: string): Promise<StoredPicture[]> {
  const folder = path.join(path.dirname(demoFile), '..', 'pictures');
  const name = path.basename(demoFile, '.tsx');
  const places = VIEWPORTS.flatMap((viewport) =>
    PICTURE_MODES.map((mode) => ({
      viewport,
      mode,
      file: path.join(folder, getPictureName(name, viewport, mode)),
    })),
  );
  return Promise.all(
    places
      .filter(({ file }) => existsSync(file))
      .map(async ({ file, ...rest }) => ({ ...rest, content: await readFile(file) })),
  );
}

/** Reads width and height from the header of an AVIF file: its box `ispe`. */
function readSize(content: Buffer): [width: number, height: number] {
  const at = content.indexOf('ispe');
  return [content.readUInt32BE(at + 8), content.readUInt32BE(at + 12)];
}

function describe(id: string, stored: readonly StoredPicture[]): DemoPictures | null {
  const sizes: { -readonly [Key in keyof DemoPictures['sizes']]: DemoPictures['sizes'][Key] } = {};
  const hash = createHash('sha256');
  for (const { viewport, content } of stored) {
    sizes[viewport] = readSize(content);
    hash.update(content);
  }
  if (!sizes.narrow || !sizes.medium) return null;
  return { base: `${PICTURES_PATH}${id}.${hash.digest('hex').slice(0, 8)}`, sizes };
}

/** Loads the data about a demo's pictures that its page includes; null if it has none yet. */
export async function loadPictures(id: string, demoFile: string): Promise<DemoPictures | null> {
  return describe(id, await readPictures(demoFile));
}

/** Loads the pictures of a demo by their addresses on the site. */
export async function loadPictureFiles(
  id: string,
  demoFile: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const stored = await readPictures(demoFile);
  const pictures = describe(id, stored);
  return new Map(
    pictures
      ? stored.map(({ viewport, mode, content }) => [
          getPictureAddress(pictures, viewport, mode),
          content,
        ])
      : [],
  );
}
