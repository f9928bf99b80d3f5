/** Builds the site's font files from the published variable font: `npm run fonts`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const WEIGHTS = { min: 400, max: 700 };

/**
 * Two parts: nearly every page needs only the first. It also has what charts show, because they
 * measure their texts once, before another part could arrive. Keep `unicode-range` in tokens.css in
 * sync.
 */
const PARTS = {
  'sans.woff2': range(0x20, 0x7e) + '\u00a0–—‘’“”…•→×−›°²é',
  'sans-latin.woff2': range(0xa1, 0xff).replace(/[×°²é]/g, '') + 'ŁłŒœŠšŽžŸ←↑↓✓≤≥',
};

await mkdir('src/assets/fonts', { recursive: true });
const source = await readFile(require.resolve(SOURCE));
for (const [name, text] of Object.entries(PARTS)) {
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  await writeFile(`src/assets/fonts/${name}`, font);
  console.log(`${name}: ${font.length} bytes`);
}
