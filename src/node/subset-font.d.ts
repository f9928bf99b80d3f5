declare module 'subset-font' {
  /** Cuts a font to the glyphs of a text and its axes to a range; resolves to the new file. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}
