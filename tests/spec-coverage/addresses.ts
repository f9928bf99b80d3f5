import type { Proof } from './requirements.ts';

const URLS = 'src/core/urls.test.ts';
const PRODUCT = 'src/core/site/product.test.ts';
const HOSTING = 'src/core/hosting/hosting.test.ts';
const ROUTES = 'tests/e2e/routes.spec.ts';
const NAVIGATION = 'tests/unit/navigation.test.ts';
const HEAD = 'tests/site/head.test.ts';
const MENUS = 'tests/unit/menus.test.ts';
const INTEGRATION = 'src/node/integration.test.ts';
const CONSTANTS = 'tests/unit/constants.test.ts';

export default [
  { requirement: 'purpose.product-from-address', file: PRODUCT, test: '%s is %s of %s' },
  {
    requirement: 'purpose.product-from-address',
    file: PRODUCT,
    test: 'matches nothing without a second slash: "%s"',
  },
  {
    requirement: 'purpose.product-from-address',
    file: HEAD,
    test: 'names the product and its category',
  },
  {
    requirement: 'purpose.meta-tags',
    file: HEAD,
    test: 'has a title, a description and matching Open Graph tags',
  },
  {
    requirement: 'purpose.meta-tags',
    file: HEAD,
    test: 'has a canonical URL and one for each language',
  },
  { requirement: 'purpose.meta-tags', file: 'src/core/page/page.test.ts', test: 'at "%s" is "%s"' },
  {
    requirement: 'purpose.meta-tags',
    file: HEAD,
    test: 'each page has its own small social image with the right dimensions',
  },
  {
    requirement: 'purpose.version-switcher',
    file: MENUS,
    test: 'at %s has the name "%s" "%s"',
  },
  {
    requirement: 'purpose.version-switcher',
    file: 'tests/e2e/shell.spec.ts',
    test: 'the version menu has the current release and earlier majors per product',
  },
  {
    requirement: 'purpose.license-key',
    file: 'tests/unit/license.test.ts',
    test: 'is passed to the packages once and never printed',
  },
  {
    requirement: 'purpose.license-key',
    file: HEAD,
    test: 'no file contains a license key or the name of its variable',
  },
  { requirement: 'routes.prefixes', file: PRODUCT, test: '%s is %s of %s' },
  { requirement: 'routes.prefixes', file: PRODUCT, test: 'returns null for an unknown folder' },
  { requirement: 'routes.playground', file: INTEGRATION, test: 'in "%s", playground %s' },
  { requirement: 'routes.playground', file: HEAD, test: 'author-only routes are not built' },
  {
    requirement: 'routes.versions',
    file: ROUTES,
    test: '/versions/ links to the documentation of each release',
  },
  {
    requirement: 'routes.production-error',
    file: ROUTES,
    test: '/production-error/ throws, and the page still works',
  },
  { requirement: 'routes.experiments', file: INTEGRATION, test: 'in "%s", playground %s' },
  {
    requirement: 'routes.experiments',
    file: ROUTES,
    test: 'routes for authors are not on the built site',
  },
  { requirement: 'routes.language-prefix', file: URLS, test: 'splits "%s"' },
  {
    requirement: 'routes.language-prefix',
    file: URLS,
    test: 'removes at most one prefix, and only a known one: "%s"',
  },
  {
    requirement: 'routes.language-prefix',
    file: ROUTES,
    test: 'an address with a language shows the page and keeps the hash',
  },
  { requirement: 'routes.language-prefix', file: HOSTING, test: 'redirects "%s" with %d to %s' },
  {
    requirement: 'routes.version-links-language',
    file: MENUS,
    test: 'at %s has the name "%s" "%s"',
  },
  { requirement: 'routes.api-docs', file: URLS, test: 'splits "%s"' },
  {
    requirement: 'routes.api-docs',
    file: URLS,
    test: 'also turns /api into /api-docs before a query',
  },
  { requirement: 'routes.api-products', file: PRODUCT, test: '%s is %s of %s' },
  {
    requirement: 'routes.api-products',
    file: 'src/core/site/page-props.test.ts',
    test: 'has the menus of the product at %s',
  },
  {
    requirement: 'entities.product-identifier',
    file: MENUS,
    test: 'at %s has the name "%s" "%s"',
  },
  { requirement: 'constants.versions', file: CONSTANTS, test: 'earlier majors, by product' },
  {
    requirement: 'constants.versions',
    file: CONSTANTS,
    test: 'the current release is the version of the installed packages',
  },
  {
    requirement: 'routes.nav-data-grid',
    file: NAVIGATION,
    test: 'the Data Grid has its guides in order and its API reference',
  },
  {
    requirement: 'routes.nav-date-pickers',
    file: NAVIGATION,
    test: 'the Date and Time Pickers have their guides in order and their API reference',
  },
  {
    requirement: 'routes.nav-charts',
    file: NAVIGATION,
    test: 'Charts have their guides in order and their API reference',
  },
  {
    requirement: 'routes.nav-migration',
    file: NAVIGATION,
    test: 'migration has a guide for each product and major, in order',
  },
  { requirement: 'routes.nav-whats-new', file: NAVIGATION, test: "what's new comes first" },
  {
    requirement: 'routes.nav-tree-view',
    file: NAVIGATION,
    test: 'the Tree View has its guides in order and its API reference',
  },
] satisfies Proof[];
