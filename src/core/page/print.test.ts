import { describe, expect, it } from 'vitest';
import { getPrintAnchor, joinPages } from './print.ts';

const open = (page: string) =>
  `<article class="a" data-page="${page}" id="${getPrintAnchor(page)}">`;

describe('joinPages', () => {
  it('gives each page its own anchors and points links to them', () => {
    const html =
      `<h1 id="top">All</h1>${open('/x/grid')}<h2 id="rows">R</h2><a href="/x/grid/sort/#rows">s</a>` +
      `<a class="b" href="#rows">r</a><a href="/x/grid/sort/">s</a></article>` +
      `${open('/x/grid/sort')}<h2 id="rows">R</h2><a href="/x/grid/#gone">g</a>` +
      `<a href="/x/other/#rows">o</a><a href="https://a.test/#rows">a</a></article>`;
    expect(joinPages(html)).toBe(
      `<h1 id="top">All</h1>${open('/x/grid')}<h2 id="grid--rows">R</h2><a href="#grid.sort--rows">s</a>` +
        `<a class="b" href="#grid--rows">r</a><a href="#grid.sort">s</a></article>` +
        `${open('/x/grid/sort')}<h2 id="grid.sort--rows">R</h2><a href="#grid">g</a>` +
        `<a href="/x/other/#rows">o</a><a href="https://a.test/#rows">a</a></article>`,
    );
  });

  it('leaves other documents unchanged', () => {
    const html = '<article class="prose"><h2 id="rows">R</h2><a href="#rows">r</a></article>';
    expect(joinPages(html)).toBe(html);
  });
});

it('derives the anchor of a page from its pathname', () => {
  expect(getPrintAnchor('/x/react-data-grid/filtering/server-side')).toBe(
    'react-data-grid.filtering.server-side',
  );
});
