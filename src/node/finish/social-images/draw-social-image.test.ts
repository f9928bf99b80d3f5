import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createSocialImageDrawer } from './draw-social-image.ts';

it.each([
  ['a short text', { title: 'Sorting', description: 'Sort rows.' }],
  ['a title alone', { title: 'Sorting', description: '' }],
  ['markup', { title: '<b>&amp; "quoted"', description: "</span> 'single' & <DataGrid />" }],
  ['a text that is too long', { title: 'Long '.repeat(80), description: 'word '.repeat(200) }],
  ['other scripts', { title: 'שלום — 日本語 ✓', description: '🚧 łódź' }],
])('draws %s as a small file with the right dimensions, and only once', async (_, image) => {
  const getSocialImage = await createSocialImageDrawer();
  const file = await getSocialImage(image);
  const { width, height, format } = await sharp(readFileSync(file)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  const { size, mtimeMs } = statSync(file);
  expect(size).toBeGreaterThan(2000);
  expect(size).toBeLessThan(40 * 1024);
  expect(await getSocialImage(image)).toBe(file);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

it('draws different images for different texts', async () => {
  const getSocialImage = await createSocialImageDrawer();
  const first = await getSocialImage({ title: 'Sorting', description: '' });
  const second = await getSocialImage({ title: 'Filtering', description: '' });
  expect(second).not.toBe(first);
  expect(readFileSync(second).equals(readFileSync(first))).toBe(false);
});
