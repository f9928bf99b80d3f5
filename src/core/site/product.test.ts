import { describe, expect, it } from 'vitest';
import { getProductInfo, getVersionMenu } from './product.ts';

describe('getProductInfo', () => {
  it.each([
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/joy-ui/', 'joy-ui', 'core'],
    ['/base-ui/react-button/', 'base-ui', 'core'],
    ['/system/box/', 'system', 'core'],
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/x/react-data-grid', 'x-data-grid', 'x'],
    ['/x/react-data-grid/sorting/', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/date-picker/', 'x-date-pickers', 'x'],
    ['/x/react-charts/', 'x-charts', 'x'],
    ['/x/react-tree-view/', 'x-tree-view', 'x'],
    ['/x/react-anything/', 'x-anything', 'x'],
    ['/x/introduction/', 'null', 'x'],
    ['/x/migration/migration-data-grid-v6/', 'null', 'x'],
    ['/x/whats-new/', 'null', 'x'],
    ['/x/', 'null', 'x'],
    ['/x/api/', 'null', 'x'],
    ['/x/api/data-grid/', 'x-data-grid', 'x'],
    ['/x/api/data-grid/grid-api/', 'x-data-grid', 'x'],
    ['/x/api/data-grid', 'null', 'x'],
    ['/x/api/date-pickers/', 'x-date-pickers', 'x'],
    ['/x/api/charts/bar-chart/', 'x-charts', 'x'],
    ['/x/api/tree-view/', 'null', 'x'],
    ['/toolpad/core/', 'toolpad', 'null'],
    ['/docs/', 'docs', 'null'],
    ['/versions/', 'docs', 'null'],
    ['/production-error/', 'docs', 'null'],
    ['/experiments/docs/callouts/', 'docs-infra', 'null'],
    ['/experiments/docs', 'null', 'null'],
    ['/experiments/other/', 'null', 'null'],
    ['/playground/', 'null', 'null'],
  ])('%s is %s of %s', (address, productId, productCategoryId) => {
    expect(getProductInfo(address)).toEqual({ productId, productCategoryId });
  });

  it.each(['', '/', '//', '/x', '/versions', '/docs', '/material-ui', 'x/react-charts/'])(
    'matches nothing without a second slash: "%s"',
    (address) => {
      expect(getProductInfo(address)).toEqual({ productId: 'null', productCategoryId: 'null' });
    },
  );

  it.each([
    ['/zh/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/zh/material-ui/', 'material-ui', 'core'],
    ['/zh/', 'null', 'null'],
    ['/en/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/en/x/api/charts/', 'x-charts', 'x'],
    ['/fr/x/react-data-grid/', 'null', 'null'],
    ['/zhx/react-data-grid/', 'null', 'null'],
    ['/EN/x/react-data-grid/', 'null', 'null'],
  ])('ignores only the prefix of a known language: %s', (address, productId, productCategoryId) => {
    expect(getProductInfo(address)).toEqual({ productId, productCategoryId });
  });

  it('ignores the prefix of a language that is added', () => {
    expect(getProductInfo('/fr/x/react-charts/', ['en', 'fr'])).toEqual({
      productId: 'x-charts',
      productCategoryId: 'x',
    });
  });

  it.each([
    '/x/react-data-grid?tab=1',
    '/x/react-data-grid#sorting',
    '/x/react-data-grid/?a=/x/react-charts/',
    '/x/react-data-grid/#/x/api/charts/',
    '//x/react-data-grid/',
  ])('ignores query and hash: %s', (address) => {
    expect(getProductInfo(address)).toEqual({
      productId: 'x-data-grid',
      productCategoryId: 'x',
    });
  });

  it.each([
    '/constructor/a/',
    '/__proto__/a/',
    '/%78/react-data-grid/',
    '/X/react-data-grid/',
    `/${'a'.repeat(100_000)}/`,
  ])('returns null for an unknown folder', (address) => {
    expect(getProductInfo(address)).toEqual({ productId: 'null', productCategoryId: 'null' });
  });
});

describe('getVersionMenu', () => {
  const EARLIER = [
    { major: 'v6', host: 'https://mui.com', path: '/x/react-charts/' },
    { major: 'v4', host: 'https://v4.mui.com', path: '/components/data-grid/' },
  ];

  it('starts with the documented release, which is not a link', () => {
    expect(getVersionMenu('v7.29.13', EARLIER, 'en')).toEqual([
      { text: 'v7.29.13', current: true },
      { text: 'v6', href: 'https://mui.com/x/react-charts/' },
      { text: 'v4', href: 'https://v4.mui.com/components/data-grid/' },
    ]);
  });

  it('prefixes links with another language', () => {
    expect(getVersionMenu('v7.29.13', EARLIER, 'pt')).toEqual([
      { text: 'v7.29.13', current: true },
      { text: 'v6', href: 'https://mui.com/pt/x/react-charts/' },
      { text: 'v4', href: 'https://v4.mui.com/pt/components/data-grid/' },
    ]);
  });

  it('contains only the release if there are no earlier majors', () => {
    expect(getVersionMenu('v7.0.0', [], 'en')).toEqual([{ text: 'v7.0.0', current: true }]);
  });
});
