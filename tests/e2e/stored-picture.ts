/** The compressed pictures that stand in for demos: how they are cut, encoded and compared. */
import sharp from 'sharp';

/** Removes the stage's padding, in pixels, from its screenshot. */
export async function cutPadding(stage: Buffer, padding: number): Promise<Buffer> {
  const { width, height } = await sharp(stage).metadata();
  return sharp(stage)
    .extract({
      left: padding,
      top: padding,
      width: width - 2 * padding,
      height: height - 2 * padding,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Returns the width of a picture without the empty part at its right. */
async function getContentWidth(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const background = data.subarray((width - 1) * channels, width * channels);
  for (let x = width - 1; x > 0; x -= 1) {
    for (let y = 0; y < height; y += 1) {
      const at = (y * width + x) * channels;
      if (data.compare(background, 0, channels, at, at + channels) !== 0) return x + 1;
    }
  }
  return 1;
}

function cutTo(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(picture).extract({ left: 0, top: 0, width, height }).png().toBuffer();
}

/**
 * Cuts a demo's picture to what it shows, if it shows the same in a wide window; null if it uses
 * the width it gets.
 */
export async function cutFixed(medium: Buffer, wide: Buffer): Promise<Buffer | null> {
  const [ink, wideInk] = await Promise.all([getContentWidth(medium), getContentWidth(wide)]);
  const [{ width, height }, other] = await Promise.all([
    sharp(medium).metadata(),
    sharp(wide).metadata(),
  ]);
  if (ink !== wideInk || height !== other.height) return null;
  const cut = await cutTo(medium, Math.min(ink + 2, width), height);
  return (await isSimilar(wide, cut)) ? cut : null;
}

/** Quality of the encoder, from good to bad. */
const QUALITIES = [48, 40, 32, 26];

/** Encodes a picture at the best quality within a number of bytes, or else at the lowest. */
export async function encode(picture: Buffer, maxBytes: number): Promise<Buffer> {
  let encoded: Buffer = Buffer.of();
  for (const quality of QUALITIES) {
    // More effort saves a twentieth and takes six times as long.
    encoded = await sharp(picture)
      .avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (encoded.length <= maxBytes) return encoded;
  }
  return encoded;
}

/** Reads the colors of a picture's pixels, three bytes each. */
function readColors(picture: Buffer) {
  return sharp(picture)
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Whether two screenshots show the same, apart from how single pixels of text are rendered. */
export async function isNearlyEqual(taken: Buffer, stored: Buffer): Promise<boolean> {
  if (stored.length === 0) return false;
  const [a, b] = await Promise.all([readColors(taken), readColors(stored)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const isDifferent = [0, 1, 2].some((c) => Math.abs(a.data[at + c]! - b.data[at + c]!) > 32);
    if (isDifferent) different += 1;
  }
  return different <= (a.data.length / 3) * SHARE_TOLERANCE;
}

/** Difference of a color channel, of 255, that compression does not cause in a reduced picture. */
const CHANNEL_TOLERANCE = 28;
/** Share of the pixels of a reduced picture that may differ. */
const SHARE_TOLERANCE = 0.001;

/** Reduces a picture, so that what compression did to single pixels disappears. */
function average(picture: Buffer, width: number, height: number) {
  return sharp(picture)
    .removeAlpha()
    .resize({
      width: Math.ceil(width / 4),
      height: Math.ceil(height / 4),
      fit: 'fill',
      kernel: 'cubic',
    })
    .raw()
    .toBuffer();
}

/** Whether a screenshot looks like a stored picture, which may be cut to the demo's own width. */
export async function isSimilar(picture: Buffer, stored: Buffer): Promise<boolean> {
  const [taken, { width, height }] = await Promise.all([
    sharp(picture).metadata(),
    sharp(stored).metadata(),
  ]);
  if (taken.height !== height || taken.width < width) return false;
  const [a, b] = await Promise.all([
    average(taken.width === width ? picture : await cutTo(picture, width, height), width, height),
    average(stored, width, height),
  ]);
  let different = 0;
  for (let at = 0; at < a.length; at += 3) {
    const isDifferent = [0, 1, 2].some(
      (c) => Math.abs(a[at + c]! - b[at + c]!) > CHANNEL_TOLERANCE,
    );
    if (isDifferent) different += 1;
  }
  return different <= (a.length / 3) * SHARE_TOLERANCE;
}
