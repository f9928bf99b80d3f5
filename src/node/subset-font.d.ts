declare module 'subset-font' {
  /** Cuts a font to the glyphs of a text and its axes to a range; resolves to the new file. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** OpenType features to keep; all of them by default. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
