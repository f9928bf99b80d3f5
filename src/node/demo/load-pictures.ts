import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getPictureAddress,
  getPictureName,
  getPrintedPictureName,
  PICTURE_MODES,
  PICTURE_VIEWPORTS,
  PICTURES_PATH,
  PRINTED_PICTURES_PATH,
  type DemoPictures,
  type PictureMode,
  type PictureViewport,
  type ShownPicture,
} from '../../core/demo/picture.ts';

const VIEWPORTS = Object.keys(PICTURE_VIEWPORTS) as PictureViewport[];

/** A stored picture. */
interface StoredPicture {
  viewport: PictureViewport;
  mode: PictureMode;
  content: Buffer;
}

function readPictures(demoFile: string): StoredPicture[] {
  const folder = path.join(path.dirname(demoFile), '..', 'pictures');
  const name = path.basename(demoFile, '.tsx');
  const places = VIEWPORTS.flatMap((viewport) =>
    PICTURE_MODES.map((mode) => ({
      viewport,
      mode,
      file: path.join(folder, getPictureName(name, viewport, mode)),
    })),
  );
  return places
    .filter(({ file }) => existsSync(file))
    .map(({ file, ...rest }) => ({ ...rest, content: readFileSync(file) }));
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
export function loadPictures(id: string, demoFile: string): DemoPictures | null {
  return describe(id, readPictures(demoFile));
}

/** Reads width and height from the header of a PNG file: its chunk `IHDR`. */
function readPngSize(content: Buffer): { width: number; height: number } {
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

interface PrintedPicture {
  content: Buffer;
  shown: ShownPicture;
}

function readPrintedPicture(id: string, demoFile: string): PrintedPicture | null {
  const folder = path.join(path.dirname(demoFile), '..', 'pictures');
  const file = path.join(folder, getPrintedPictureName(path.basename(demoFile, '.tsx')));
  if (!existsSync(file)) return null;
  const content = readFileSync(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const src = `${PRINTED_PICTURES_PATH}${id}.${hash}.png`;
  return { content, shown: { src, ...readPngSize(content) } };
}

/** Loads the data about the picture of a demo that is printed; null if it has none yet. */
export function loadPrintedPicture(id: string, demoFile: string): ShownPicture | null {
  return readPrintedPicture(id, demoFile)?.shown ?? null;
}

/** Loads the pictures of a demo by their addresses on the site, with the one that is printed. */
export function loadPictureFiles(id: string, demoFile: string): ReadonlyMap<string, Buffer> {
  const stored = readPictures(demoFile);
  const pictures = describe(id, stored);
  const printed = readPrintedPicture(id, demoFile);
  return new Map([
    ...stored.flatMap(({ viewport, mode, content }) =>
      pictures ? [[getPictureAddress(pictures, viewport, mode), content] as const] : [],
    ),
    ...(printed ? [[printed.shown.src, printed.content] as const] : []),
  ]);
}
