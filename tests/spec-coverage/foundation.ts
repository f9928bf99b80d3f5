import type { Proof } from './requirements.ts';

const NAV = 'src/core/site/nav.test.ts';
const SETTINGS = 'src/core/settings/settings.test.ts';
const SANDBOX = 'src/core/demo/sandbox.test.ts';
const I18N = 'src/core/i18n.test.ts';
const PAGE_PROPS = 'src/core/site/page-props.test.ts';
const CONSTANTS = 'tests/unit/constants.test.ts';
const SHELL = 'tests/e2e/shell.spec.ts';
const DEMOS = 'tests/e2e/demos.spec.ts';
const READER = 'tests/e2e/settings.spec.ts';

const API = 'tests/e2e/api.spec.ts';

export default [
  {
    requirement: 'entities.api-display',
    file: API,
    test: 'is chosen for one section, and only that is stored',
  },
  {
    requirement: 'constants.api-layout',
    file: API,
    test: 'is chosen at random once for all sections, and stored only as the default',
  },
  {
    requirement: 'constants.api-layout',
    file: API,
    test: 'is expanded for robots, and nothing is stored',
  },
  { requirement: 'purpose.pages-in-tree', file: NAV, test: 'makes the nodes of the tree' },
  {
    requirement: 'purpose.pages-in-tree',
    file: SHELL,
    test: 'the side navigation marks the page and keeps scroll and groups across pages',
  },
  {
    requirement: 'purpose.context-everywhere',
    file: PAGE_PROPS,
    test: 'combines the data of a page',
  },
  {
    requirement: 'purpose.context-everywhere',
    file: READER,
    test: 'stored settings are applied before the first paint',
  },
  {
    requirement: 'purpose.copy-button',
    file: SHELL,
    test: 'a button copies a code block and confirms it for a while',
  },
  { requirement: 'routes.nav-entries', file: NAV, test: 'accepts valid entries' },
  {
    requirement: 'routes.nav-entries',
    file: SHELL,
    test: 'the navigation shows plan icons and New badges',
  },
  {
    requirement: 'routes.nav-introduction',
    file: 'tests/unit/navigation.test.ts',
    test: 'the introduction has its five pages in order',
  },
  { requirement: 'routes.api-tabs', file: NAV, test: '%s is %s' },
  { requirement: 'routes.api-tabs', file: NAV, test: 'finds %s' },
  { requirement: 'entities.nav-entry', file: NAV, test: 'accepts valid entries' },
  { requirement: 'entities.nav-entry', file: NAV, test: 'rejects %s' },
  { requirement: 'entities.tree-node', file: NAV, test: 'makes the nodes of the tree' },
  {
    requirement: 'entities.page-props',
    file: PAGE_PROPS,
    test: 'combines the data of a page',
  },
  {
    requirement: 'entities.theme-settings',
    file: SETTINGS,
    test: 'starts from light, left to right, normal density',
  },
  {
    requirement: 'entities.code-preferences',
    file: DEMOS,
    test: 'the TypeScript or JavaScript preference applies to all demos and is stored for a year',
  },
  {
    requirement: 'entities.code-preferences',
    file: DEMOS,
    test: 'a styling applies to all demos that have it, and runs',
  },
  { requirement: 'entities.date-adapters', file: SANDBOX, test: 'adds the library behind %s' },
  { requirement: 'states.theme-actions', file: SETTINGS, test: 'applies %o' },
  {
    requirement: 'states.theme-actions',
    file: SETTINGS,
    test: 'applies only the mode, direction and colors of a change',
  },
  {
    requirement: 'states.mode-storage',
    file: SETTINGS,
    test: 'for stored %s and a dark device %s returns %s',
  },
  {
    requirement: 'states.mode-storage',
    file: READER,
    test: 'the mode follows the device until the reader selects one',
  },
  {
    requirement: 'states.mode-storage',
    file: READER,
    test: 'invalid values in storage and cookies are ignored',
  },
  {
    requirement: 'states.copied-label',
    file: SHELL,
    test: 'a button copies a code block and confirms it for a while',
  },
  { requirement: 'validation.duplicate-path', file: NAV, test: 'rejects one path for %s' },
  {
    requirement: 'validation.duplicate-path',
    file: 'src/node/site/load-site.test.ts',
    test: 'rejects a path that is in the navigation twice',
  },
  { requirement: 'validation.unknown-adapter', file: SANDBOX, test: 'rejects the unknown %s' },
  { requirement: 'errors.author', file: NAV, test: 'rejects one path for %s' },
  { requirement: 'errors.author', file: SANDBOX, test: 'rejects the unknown %s' },
  {
    requirement: 'roles.plans-are-labels',
    file: SHELL,
    test: 'the navigation shows plan icons and New badges',
  },
  {
    requirement: 'errors.missing-translation',
    file: I18N,
    test: 'falls back to English and reports it once per key',
  },
  {
    requirement: 'errors.missing-language',
    file: I18N,
    test: 'returns an ellipsis for a missing language and reports it once',
  },
  { requirement: 'errors.theme-action', file: SETTINGS, test: 'throws on the action "%s"' },
  { requirement: 'constants.breakpoints', file: CONSTANTS, test: 'breakpoints' },
  {
    requirement: 'constants.breakpoints',
    file: CONSTANTS,
    test: 'media queries use no other widths',
  },
  { requirement: 'constants.spacing-radius', file: CONSTANTS, test: 'spacing of 8 pixels' },
  { requirement: 'constants.spacing-radius', file: CONSTANTS, test: 'border radius of 12 pixels' },
  {
    requirement: 'constants.cookie-year',
    file: DEMOS,
    test: 'the TypeScript or JavaScript preference applies to all demos and is stored for a year',
  },
  {
    requirement: 'constants.cookie-year',
    file: CONSTANTS,
    test: 'the cookie of the code variant lasts a year',
  },
  {
    requirement: 'constants.copy-debounce',
    file: CONSTANTS,
    test: 'in one file: %s',
  },
  {
    requirement: 'constants.dense',
    file: 'src/core/settings/theme.test.ts',
    test: 'makes every component small in dense mode',
  },
  {
    requirement: 'constants.dense',
    file: READER,
    test: 'dense mode shortens the rows of grids, unless a demo sets their height',
  },
  {
    requirement: 'constants.dense',
    file: READER,
    test: 'dense mode makes demo components small, and can be reset',
  },
  {
    requirement: 'constants.languages',
    file: CONSTANTS,
    test: 'English is the only language and the default',
  },
  { requirement: 'constants.date-libraries', file: CONSTANTS, test: '%s has version %s' },
  {
    requirement: 'entities.api-anchors',
    file: 'src/core/api/links.test.ts',
    test: 'contains owner, kind and row, or only kind and row',
  },
  {
    requirement: 'entities.api-anchors',
    file: 'tests/e2e/section-links.spec.ts',
    test: 'a row of the reference is below the header and highlighted',
  },
  { requirement: 'entities.demo-anchors', file: 'src/core/demo/demo.test.ts', test: 'reads %s' },
  {
    requirement: 'entities.demo-anchors',
    file: 'src/core/demo/demo.test.ts',
    test: 'finds no demo in "%s"',
  },
  {
    requirement: 'entities.sandbox-dependencies',
    file: SANDBOX,
    test: 'uses versions from the map, otherwise latest',
  },
  {
    requirement: 'entities.sandbox-dependencies',
    file: SANDBOX,
    test: 'adds types for TypeScript, except for packages that ship their own',
  },
  {
    requirement: 'entities.sandbox-dependencies',
    file: 'tests/sandboxes/sandboxes.test.ts',
    test: '$title, $codeVariant',
  },
  {
    requirement: 'validation.heading-anchors',
    file: 'src/core/page/heading.test.ts',
    test: 'of "%s" is "%s"',
  },
  {
    requirement: 'validation.heading-anchors',
    file: 'src/core/page/heading.test.ts',
    test: 'makes ids unique within one page',
  },
  {
    requirement: 'validation.link-form',
    file: 'src/node/page/check-page.test.ts',
    test: 'rejects "%s"',
  },
  {
    requirement: 'validation.comment-length',
    file: 'src/core/feedback/feedback.test.ts',
    test: 'for %j returns %j',
  },
] satisfies Proof[];
