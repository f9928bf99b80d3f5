import { describe, expect, it } from 'vitest';
import { expandBundle, findBundles, listAssets, type LanguageManifest } from './manifest.ts';

const asset = (name: string, bytes: number) => ({ path: `/${name}`, bytes, contentBytes: 9 });
const manifest: LanguageManifest = {
  compiler: asset('compiler', 800),
  bundles: {
    library: asset('library', 300),
    material: asset('material', 100),
    pickers: asset('pickers', 40),
    luxon: asset('luxon', 20),
    grid: asset('grid', 80),
  },
  base: ['library'],
  packages: {
    '@mui/x-date-pickers': ['material', 'pickers'],
    '@mui/x-data-grid': ['grid', 'material'],
  },
  modules: { '@mui/x-date-pickers/AdapterLuxon': ['luxon', 'material', 'pickers'] },
  entryPoints: [],
};

describe('findBundles', () => {
  it('names the standard library for files without imports', () => {
    expect(findBundles(['const a = 1;'], manifest)).toEqual(['library']);
  });

  it('names what the packages of all files need, each once', () => {
    const codes = [
      "import { DataGrid } from '@mui/x-data-grid';",
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker';\nimport './other';",
    ];
    expect(findBundles(codes, manifest)).toEqual(['library', 'grid', 'material', 'pickers']);
  });

  it('names more for a module that needs more than its package', () => {
    const codes = ["import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';"];
    expect(findBundles(codes, manifest)).toEqual(['library', 'luxon', 'material', 'pickers']);
  });

  it('names nothing for unknown packages, whatever they are called', () => {
    const codes = ["import a from 'lodash';\nimport b from 'constructor';"];
    expect(findBundles(codes, manifest)).toEqual(['library']);
  });
});

it('lists the compiler and the bundles that files load', () => {
  const assets = listAssets(["import { DataGrid } from '@mui/x-data-grid';"], manifest);
  expect(assets.map(({ bytes }) => bytes)).toEqual([800, 300, 80, 100]);
});

describe('expandBundle', () => {
  it('gives files with the same text their text', () => {
    const files = [
      { text: 'export {};', paths: ['/a.d.ts', '/b.d.ts'] },
      { text: 'let c;', paths: ['/c.d.ts'] },
    ];
    expect([...expandBundle({ files })]).toEqual([
      ['/a.d.ts', 'export {};'],
      ['/b.d.ts', 'export {};'],
      ['/c.d.ts', 'let c;'],
    ]);
  });

  it('declares a module for each name, and each name in the root', () => {
    const names = {
      folder: '/icons/',
      text: 'export default icon;',
      root: { start: 'type Icon = string;\n', each: 'export const *: Icon;\n' },
      stems: ['Add', 'AddSharp'],
      endings: ['', 'Sharp'],
      others: ['Zoom'],
    };
    expect(Object.fromEntries(expandBundle({ files: [], names }))).toEqual({
      '/icons/Add.d.ts': 'export default icon;',
      '/icons/AddSharp.d.ts': 'export default icon;',
      '/icons/AddSharpSharp.d.ts': 'export default icon;',
      '/icons/Zoom.d.ts': 'export default icon;',
      '/icons/index.d.ts': `type Icon = string;
export const Add: Icon;
export const AddSharp: Icon;
export const AddSharpSharp: Icon;
export const Zoom: Icon;
`,
    });
  });
});
