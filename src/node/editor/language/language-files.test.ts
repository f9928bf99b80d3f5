import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LANGUAGE_MANIFEST_PATH,
  type LanguageManifest,
} from '../../../core/editor/language/manifest.ts';
import { getSentBytes } from '../../sent-bytes.ts';
import { readLanguageFile, writeLanguageFiles } from './language-files.ts';

let folder: string;
let manifest: LanguageManifest;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'language-'));
  await writeLanguageFiles(folder);
  manifest = JSON.parse(
    await readFile(path.join(folder, LANGUAGE_MANIFEST_PATH), 'utf8'),
  ) as LanguageManifest;
}, 240_000);
afterAll(() => rm(folder, { recursive: true }));

describe('writeLanguageFiles', () => {
  it('writes the compiler and every bundle with its sizes', async () => {
    const assets = [manifest.compiler, ...Object.values(manifest.bundles)];
    expect(assets.length).toBeGreaterThan(15);
    for (const asset of assets) {
      const file = path.join(folder, asset.path);
      const content = await readFile(file);
      expect(content.length, asset.path).toBe(asset.contentBytes);
      expect(await getSentBytes(file), asset.path).toBe(asset.bytes);
    }
  });

  it('stays light: the compiler, and what a demo of each product adds', () => {
    const { compiler, bundles, base, packages } = manifest;
    const sum = (names: readonly string[]) =>
      names.reduce((total, name) => total + bundles[name]!.bytes, 0);
    expect(compiler.bytes).toBeLessThan(820_000);
    expect(sum(base)).toBeLessThan(400_000);
    for (const name of ['data-grid-premium', 'date-pickers-pro', 'charts-pro', 'tree-view-pro']) {
      expect(sum(packages[`@mui/x-${name}`]!), name).toBeLessThan(250_000);
    }
  });

  it('writes a compiler that asks for no module of Node and evaluates no text', async () => {
    const code = await readFile(path.join(folder, manifest.compiler.path), 'utf8');
    expect(code).not.toMatch(/^import\b|;import[ {*"']/m);
    expect(code).not.toMatch(/\bnew Function\(|[^.\w]eval\(/);
  });
});

describe('readLanguageFile', () => {
  it('reads what the build writes', async () => {
    const content = await readLanguageFile(manifest.bundles.react!.path);
    expect(content?.length).toBe(manifest.bundles.react!.contentBytes);
  });

  it('reads nothing else', async () => {
    expect(await readLanguageFile('/x/assets/editor/nothing.json')).toBeNull();
    expect(await readLanguageFile('/x/assets/editor/../../../../../package.json')).toBeNull();
  });
});
