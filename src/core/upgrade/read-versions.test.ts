import { describe, expect, it } from 'vitest';
import { readVersions } from './read-versions.ts';

describe('readVersions', () => {
  it('reads the lowest version that is allowed, of all packages of a product', () => {
    const text = JSON.stringify({
      dependencies: { '@mui/x-data-grid': '^7.1.0', '@mui/x-charts': '6.x', react: '^18.0.0' },
      devDependencies: { '@mui/x-data-grid-pro': '~6.20.4', '@mui/x-data-grid-generator': '5.0.0' },
      peerDependencies: { '@mui/x-tree-view': '>=6.17 <8', '@mui/x-date-pickers': '^6 || ^7' },
    });
    expect([...readVersions(text)].sort()).toEqual([
      ['charts', 6],
      ['data-grid', 6],
      ['date-pickers', 6],
      ['tree-view', 6],
    ]);
  });

  it('reads nothing from what is no version, or no package.json', () => {
    const text = '{ "dependencies": { "@mui/x-charts": "workspace:*", "@mui/x-tree-view": 6 } }';
    expect([...readVersions(text)]).toEqual([]);
    expect([...readVersions('{'), ...readVersions('null'), ...readVersions('[]')]).toEqual([]);
  });
});
