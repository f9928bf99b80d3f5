import { describe, expect, it } from 'vitest';
import { restoreHrefs, shortenHrefs } from './usual-href.ts';

const PAGES = [
  ['/x/react-data-grid/', 'Data Grid'],
  ['/x/react-data-grid/row-height/', 'Row height'],
  ['/x/react-data-grid/style/', 'Styling'],
  ['/x/api/data-grid/data-grid-pro/', 'DataGridPro API'],
  ['/x/api/data-grid/grid-col-def/', 'GridColDef Interface'],
  ['/x/api/data-grid/grid-v6-row/', 'GridV6Row API'],
] as const;
const hrefs = PAGES.map(([href]) => href);
const titles = PAGES.map(([, title]) => title);

describe('shortenHrefs', () => {
  it('leaves out what follows from the title and the page before', () => {
    expect(shortenHrefs(hrefs, titles)).toEqual([
      '/x/react-data-grid/',
      '/x/react-data-grid/row-height/',
      '/x/react-data-grid/style/',
      '/x/api/data-grid/data-grid-pro/',
      '',
      '',
    ]);
  });

  it('loses nothing', () => {
    expect(restoreHrefs(shortenHrefs(hrefs, titles), titles)).toEqual(hrefs);
  });
});
