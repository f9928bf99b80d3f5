import { BREAKPOINTS } from '../settings/theme.ts';

/** Pictures of the first state of demos, shown until a demo is live and where scripts do not run. */

/**
 * Viewports in which pictures are taken, and the windows that show each; the last that matches. A
 * picture is as wide as the demo in the reader's window, so it is stretched by at most a fifth.
 * Between 900 and 1200 px a page has no navigation beside it, hence more room than just above.
 */
export const PICTURE_VIEWPORTS = {
  narrow: { width: 375, height: 800, media: 'all' },
  medium: { width: 1280, height: 900, media: '(min-width:600px)' },
  large: {
    width: BREAKPOINTS.xl,
    height: 900,
    media: '(min-width:900px) and (max-width:1199px),(min-width:1380px)',
  },
  wide: { width: 1920, height: 1080, media: '(min-width:1700px)' },
} as const;
export type PictureViewport = keyof typeof PICTURE_VIEWPORTS;

export const PICTURE_MODES = ['light', 'dark'] as const;
export type PictureMode = (typeof PICTURE_MODES)[number];

/** The stored pictures of a demo, in both modes. */
export interface DemoPictures {
  /** Start of all addresses, ending in a hash of the pictures. */
  base: string;
  /** Width and height in pixels, equal in both modes. */
  sizes: Readonly<Partial<Record<PictureViewport, readonly [width: number, height: number]>>>;
}

export interface ShownPicture {
  src: string;
  width: number;
  height: number;
}

/** Folder of the pictures on the site. Files in it are cached for a year. */
export const PICTURES_PATH = '/x/assets/demos/';

/** Folder of the pictures that are printed with a section. */
export const PRINTED_PICTURES_PATH = '/x/assets/printed/';

/** Returns the name of a picture's file in its page's folder `pictures`. */
export function getPictureName(demo: string, viewport: PictureViewport, mode: PictureMode): string {
  return `${demo}.${viewport}-${mode}.avif`;
}

/** Returns the address of a picture. */
export function getPictureAddress(
  { base }: DemoPictures,
  viewport: PictureViewport,
  mode: PictureMode,
): string {
  return `${base}.${viewport}-${mode}.avif`;
}

/** Returns the name of the picture that is printed, in its page's folder `pictures`. */
export function getPrintedPictureName(demo: string): string {
  return `${demo}.png`;
}

/** Returns a picture of one viewport; undefined if the demo has none. */
export function getPicture(
  pictures: DemoPictures,
  viewport: PictureViewport,
  mode: PictureMode,
): ShownPicture | undefined {
  const size = pictures.sizes[viewport];
  if (!size) return undefined;
  const [width, height] = size;
  return { src: getPictureAddress(pictures, viewport, mode), width, height };
}

/**
 * Whether a demo looks the same in a wide window as in a medium one. Its medium picture is cut to
 * what the demo shows and serves both.
 */
export function isFixedWidth({ sizes }: DemoPictures): boolean {
  return sizes.wide === undefined;
}
