import { describe, expect, it, vi } from 'vitest';
import type { LanguageManifest } from '../../../core/editor/language/manifest.ts';
import { createLanguageAssets } from './language-assets.ts';

const asset = (name: string, bytes: number) => ({ path: `/${name}`, bytes, contentBytes: 100 });
const manifest: LanguageManifest = {
  compiler: asset('compiler', 60),
  bundles: { library: asset('library', 30), grid: asset('grid', 10) },
  base: ['library'],
  packages: { '@mui/x-data-grid': ['grid'] },
  modules: {},
  entryPoints: [],
};
const GRID = "import { DataGrid } from '@mui/x-data-grid';";

function createReader() {
  return vi.fn((path: string, onBytes: (bytes: number) => void) => {
    onBytes(50);
    onBytes(100);
    return Promise.resolve(JSON.stringify({ files: [{ text: path, paths: [`${path}.d.ts`] }] }));
  });
}

describe('createLanguageAssets', () => {
  it('loads what codes need, each bundle once', async () => {
    const read = createReader();
    const { loadDeclarations } = createLanguageAssets(manifest, [], read);
    expect([...(await loadDeclarations(['']))]).toEqual([['/library.d.ts', '/library']]);
    expect([...(await loadDeclarations([GRID]))]).toEqual([['/grid.d.ts', '/grid']]);
    expect([...(await loadDeclarations([GRID]))]).toEqual([]);
    expect(read.mock.calls.map(([path]) => path)).toEqual(['/library', '/grid']);
  });

  it('says how much has arrived of what the first codes need', async () => {
    const shares: number[] = [];
    const assets = createLanguageAssets(manifest, [GRID], createReader(), (share) =>
      shares.push(share),
    );
    expect(await assets.loadCompiler()).toBe('/compiler');
    await assets.loadDeclarations([GRID]);
    expect(shares).toEqual([0.3, 0.6, 0.75, 0.9, 0.95, 1]);
  });

  it('loads a bundle again after it could not be loaded', async () => {
    const read = createReader();
    const { loadDeclarations } = createLanguageAssets(manifest, [], read);
    read.mockRejectedValueOnce(new Error('offline'));
    await expect(loadDeclarations([''])).rejects.toThrow('offline');
    expect((await loadDeclarations([''])).size).toBe(1);
  });
});
