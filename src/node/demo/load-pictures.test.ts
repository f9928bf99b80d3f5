import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadPictureFiles, loadPictures, loadPrintedPicture } from './load-pictures.ts';

let page: string;
beforeEach(() => {
  page = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(page, 'pictures'));
});
afterEach(() => rmSync(page, { recursive: true }));

async function add(name: string, width: number, background = 'white') {
  const picture = sharp({ create: { width, height: 20, channels: 3, background } });
  writeFileSync(path.join(page, 'pictures', name), await picture.avif().toBuffer());
}

const load = () => loadPictures('guide/rows/A', path.join(page, 'demos/A.tsx'));

async function addAll() {
  for (const mode of ['light', 'dark']) {
    await add(`A.narrow-${mode}.avif`, 30);
    await add(`A.medium-${mode}.avif`, 60);
  }
}

describe('loadPictures', () => {
  it('is null for a demo without pictures', () => {
    expect(load()).toBeNull();
  });

  it('reads the sizes from the files', async () => {
    await addAll();
    const pictures = load();
    expect(pictures?.sizes).toEqual({ narrow: [30, 20], medium: [60, 20] });
    expect(pictures?.base).toMatch(/^\/x\/assets\/demos\/guide\/rows\/A\.[0-9a-f]{8}$/);
  });

  it('changes the address with any picture', async () => {
    await addAll();
    const before = load();
    await add('A.narrow-dark.avif', 30, 'black');
    expect(load()?.base).not.toBe(before?.base);
  });
});

describe('loadPrintedPicture', () => {
  const loadPrinted = () => loadPrintedPicture('guide/rows/A', path.join(page, 'demos/A.tsx'));

  it('reads the size from the file, and the address changes with the content', async () => {
    expect(loadPrinted()).toBeNull();
    const addPrinted = async (background: string) => {
      const picture = sharp({ create: { width: 30, height: 20, channels: 3, background } });
      writeFileSync(path.join(page, 'pictures/A.png'), await picture.png().toBuffer());
    };
    await addPrinted('white');
    const before = loadPrinted();
    expect(before).toEqual({
      src: expect.stringMatching(/^\/x\/assets\/printed\/guide\/rows\/A\.[0-9a-f]{8}\.png$/),
      width: 30,
      height: 20,
    });
    const files = loadPictureFiles('guide/rows/A', path.join(page, 'demos/A.tsx'));
    expect([...files.keys()]).toEqual([before!.src]);
    await addPrinted('black');
    expect(loadPrinted()!.src).not.toBe(before!.src);
  });
});

describe('loadPictureFiles', () => {
  it('has every picture at the address that pages use', async () => {
    await addAll();
    const { base } = load()!;
    const files = loadPictureFiles('guide/rows/A', path.join(page, 'demos/A.tsx'));
    expect([...files.keys()]).toEqual(
      ['narrow-light', 'narrow-dark', 'medium-light', 'medium-dark'].map(
        (name) => `${base}.${name}.avif`,
      ),
    );
  });
});
