/** Builds the site's pixel icons from its vector icon: `npm run icons`. */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const SOURCE = 'public/static/favicon.svg';
const source = await readFile(SOURCE);

/** Draws a square PNG. `inset` is the share of its size left empty on each side. */
async function draw(size: number, inset = 0): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * inset));
  const icon = await sharp(source, { density: (72 * inner) / 28 })
    .resize(inner)
    .toBuffer();
  const background = inset > 0 ? '#0a5fd0' : '#0000';
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: icon }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Wraps one PNG in an `.ico`, which every browser since 2009 supports. */
function wrapIcon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Phones crop these icons to their own shapes, so the logo keeps a distance from the edges. */
const SAFE = 0.1;

const FILES = {
  'public/favicon.ico': wrapIcon(await draw(32), 32),
  'public/static/icon-192.png': await draw(192),
  'public/static/icon-512.png': await draw(512),
  'public/static/icon-maskable-512.png': await draw(512, SAFE),
  'public/static/apple-touch-icon.png': await draw(180, SAFE),
};
for (const [file, bytes] of Object.entries(FILES)) {
  await writeFile(file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
