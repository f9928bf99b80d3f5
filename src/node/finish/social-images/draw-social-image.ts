import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeXML } from 'entities/escape';
import { convert } from 'fontverter';
import sharp, { type OverlayOptions } from 'sharp';
import { loadConfig, ROOT } from '../../load-config.ts';

/** The size in pixels that social networks show without cropping. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 };

export interface SocialImage {
  title: string;
  description: string;
}

const MARGIN = 80;
const FONT = path.join(ROOT, 'src/assets/fonts/sans.woff2');
/** Cache of drawn images, named by a hash of their content. Safe to delete. */
const CACHE = path.join(ROOT, 'node_modules/.cache/social-images');

const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="#0e1420"/>
<rect width="1200" height="10" fill="#0a5fd0"/>
<g transform="translate(${MARGIN} 84) scale(2.200)">
<rect width="28" height="28" rx="8" fill="#0a5fd0"/>
<path d="m8.500 8.500 11 11m0-11-11 11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
</g>
</svg>`;

interface TextStyle {
  pixels: number;
  color: string;
  weight: 'normal' | 'bold';
}

/** Cuts a text that is longer than the limit at a word boundary. */
function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit).replace(/\s+\S*$/, '')}…`;
}

function createText(fontfile: string, text: string, { pixels, color, weight }: TextStyle) {
  // Pango sizes are in 1/1024 points; at 72 dpi one point is one pixel.
  const span = `<span foreground="${color}" size="${pixels * 1024}" weight="${weight}">${encodeXML(text)}</span>`;
  const width = SOCIAL_IMAGE.width - 2 * MARGIN;
  return sharp({ text: { text: span, font: 'Inter', fontfile, width, rgba: true, dpi: 72 } })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

/** Converts the font to the format that the text engine reads, and caches it next to the images. */
async function prepareFont(): Promise<string> {
  const source = await readFile(FONT);
  const name = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const file = path.join(CACHE, `${name}.ttf`);
  if (!existsSync(file)) await writeCached(file, await convert(source, 'sfnt'));
  return file;
}

/** Writes to a temporary file first, so that other processes never read an incomplete file. */
async function writeCached(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/** Prepares what all images share and returns the function that draws one as a PNG file. */
export async function createSocialImageDrawer() {
  const fontfile = await prepareFont();
  const label = await createText(fontfile, loadConfig().site.name, {
    pixels: 40,
    color: '#ffffff',
    weight: 'bold',
  });
  const base = await sharp(Buffer.from(BACKGROUND))
    .composite([{ input: label.data, left: MARGIN + 84, top: 102 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const recipe = createHash('sha256').update(base);

  async function draw({ title, description }: SocialImage): Promise<Buffer> {
    const heading = await createText(fontfile, shorten(title, 80), {
      pixels: 68,
      color: '#ffffff',
      weight: 'bold',
    });
    const layers: OverlayOptions[] = [{ input: heading.data, left: MARGIN, top: 230 }];
    if (description !== '') {
      const { data } = await createText(fontfile, shorten(description, 170), {
        pixels: 32,
        color: '#a3b0c3',
        weight: 'normal',
      });
      layers.push({ input: data, left: MARGIN, top: 230 + heading.info.height + 40 });
    }
    return sharp(base).composite(layers).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  }

  /** Returns the path of the image, which is drawn only if it is not in the cache. */
  return async function getSocialImage(image: SocialImage): Promise<string> {
    const key = recipe.copy().update(JSON.stringify(image)).digest('hex').slice(0, 32);
    const file = path.join(CACHE, `${key}.png`);
    if (!existsSync(file)) await writeCached(file, await draw(image));
    return file;
  };
}
