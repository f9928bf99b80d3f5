import sharp from 'sharp';

interface Pixels {
  /** In pixels. */
  width: number;
  height: number;
  /** A sample of its colors, each as `255,255,255`. */
  colors: ReadonlySet<string>;
}

/** Returns the size and the colors of an image file, without its transparency. */
export async function readPixels(file: string): Promise<Pixels> {
  const image = sharp(file).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 3 * 97) colors.add(data.subarray(at, at + 3).join());
  return { width: info.width, height: info.height, colors };
}
