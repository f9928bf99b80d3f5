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
  return vi.fn((path: string) =>
    Promise.resolve(JSON.stringify({ files: [{ text: path, paths: [`${path}.d.ts`] }] })),
  );
}

describe('createLanguageAssets', () => {
  it('loads what codes need, each bundle once', async () => {
    const read = createReader();
    const { loadDeclarations } = createLanguageAssets(manifest, read);
    expect([...(await loadDeclarations(['']))]).toEqual([['/library.d.ts', '/library']]);
    expect([...(await loadDeclarations([GRID]))]).toEqual([['/grid.d.ts', '/grid']]);
    expect([...(await loadDeclarations([GRID]))]).toEqual([]);
    expect(read.mock.calls.map(([path]) => path)).toEqual(['/library', '/grid']);
  });

  it('loads a bundle again after it could not be loaded', async () => {
    const read = createReader();
    const { loadDeclarations } = createLanguageAssets(manifest, read);
    read.mockRejectedValueOnce(new Error('offline'));
    await expect(loadDeclarations([''])).rejects.toThrow('offline');
    expect((await loadDeclarations([''])).size).toBe(1);
  });
});
