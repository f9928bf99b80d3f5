/** What this project uses of the package, which ships no types. */
declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
