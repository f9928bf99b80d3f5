/**
 * The requirements of the site, one sentence each. The other files of this folder list the tests
 * that prove them, and `tests/unit/spec-coverage.test.ts` checks that none is missing.
 */
export const REQUIREMENTS = {
  // Purpose
  'purpose.pages-in-tree': 'Pages for developers are in a navigation tree.',
  'purpose.product-from-address': 'The address determines which product a page belongs to.',
  'purpose.meta-tags': 'Each page has its meta tags.',
  'purpose.icon-font': 'An icon font is loaded once.',
  'purpose.extra-fonts': 'One demo page loads additional fonts.',
  'purpose.version-switcher':
    'A menu shows the current version and links to earlier ones, by product.',
  'purpose.context-everywhere':
    'Language, theme, direction and page data are available on every page.',
  'purpose.vitals-sampling': 'Web vitals are reported for a tiny share of visits.',
  'purpose.worker-registration': 'The service worker is registered on the production host only.',
  'purpose.worker-reload': 'An update of the service worker reloads the page.',
  'purpose.license-key': 'The license key is configured and never printed.',
  'purpose.copy-button': 'Code blocks have a copy button.',

  // Screens and routes
  'routes.prefixes': 'The first folder of an address is recognized as a known prefix.',
  'routes.playground': '/playground is shown without the shell.',
  'routes.versions': '/versions/ exists.',
  'routes.production-error': '/production-error/ exists.',
  'routes.experiments': '/experiments/docs/ exists during development.',
  'routes.nav-entries': 'An entry has a path and a title, and can be pro, premium, planned or new.',
  'routes.nav-introduction': 'Introduction: overview, installation, licensing, support, roadmap.',
  'routes.nav-whats-new': "What's new has its page.",
  'routes.nav-data-grid': 'The Data Grid has all its pages and its API reference.',
  'routes.nav-date-pickers': 'The pickers have all their pages and their API reference.',
  'routes.nav-charts':
    'Charts have all their pages, seven of them planned, and their API reference.',
  'routes.nav-tree-view': 'The Tree View has all its pages and its API reference.',
  'routes.nav-migration': 'Migration has a page for each major version.',
  'routes.language-prefix': 'A two-letter language prefix is recognized and removed.',
  'routes.user-language': "The user's language is a query parameter, English by default.",
  'routes.version-links-language': 'Links to earlier versions keep a language other than English.',
  'routes.api-docs': 'The prefix /api stands for /api-docs in canonical paths.',
  'routes.api-products': 'The API pages of three products belong to these products.',
  'routes.api-tabs':
    'The suffixes of the docs, components-api and hooks-api tabs do not affect the active page.',
  'routes.labels': 'The labels of the side navigation come from an English table.',

  // Entities
  'entities.nav-entry': 'A navigation entry has the specified fields.',
  'entities.tree-node': 'A node of the tree has a path and children.',
  'entities.product-identifier':
    'A product has metadata, a name, and versions with text, link and mark.',
  'entities.page-props': "A page gets the user's language.",
  'entities.theme-settings':
    'The theme settings are density, direction, colors, spacing and mode, with their defaults.',
  'entities.code-preferences':
    'The code preferences are code variant and styling, with their defaults.',
  'entities.api-display': 'The API reference is shown collapsed, expanded or as a table.',
  'entities.api-anchors': 'The anchor of a row contains its component, its kind and its name.',
  'entities.demo-anchors': 'A hash contains a demo, and optionally its code variant and styling.',
  'entities.sandbox-dependencies':
    'A sandbox has the packages that its demo imports, with versions and types.',
  'entities.date-adapters': 'Each date adapter stands for a date library with its version.',

  // States
  'states.theme-actions': 'Each theme action has the specified result.',
  'states.mode-storage':
    'The mode is read from mui-mode. With "system" or no value it follows the device.',
  'states.copied-label': 'Copy changes to Copied for two seconds.',
  'states.worker-update': 'A waiting worker takes over, and the page reloads once it has focus.',

  // Validation
  'validation.duplicate-path': 'A duplicate path in the tree is an error.',
  'validation.unknown-adapter': 'An unknown date adapter is an error.',
  'validation.heading-anchors':
    'The anchor of a heading is derived from its text and unique on the page.',
  'validation.link-form': 'A link within the site starts with a slash and has a trailing slash.',
  'validation.comment-length': 'Comments of fewer than ten characters are not posted.',
  'validation.copy-shortcut': 'Ctrl, Cmd or Alt with C copies a block if nothing is selected.',

  // API reference
  'reference.exports':
    'Every export of the documented packages has an entry, or a reason for being left out.',
  'reference.topics': 'Exports without their own page are on pages by topic.',
  'reference.css-variables': 'The CSS variables of a component are those that it has at run time.',
  'reference.index':
    'An index has a line for each entry, the number of exports left out, and a filter.',
  'reference.names': 'The exact name of any entry is the first result of the search.',

  // Roles
  'roles.plans-are-labels': 'Plans are labels; nothing is locked.',

  // Requests
  'calls.static-loads': 'Font style sheets are loaded from their configured addresses.',
  'calls.prism-sheet': '/static/styles/prism-okaidia.css exists.',
  'calls.worker-script': '/x/sw.js is the script of the service worker.',
  'calls.click-events': 'Clicks on marked elements send events, sampled if so configured.',
  'calls.page-view': 'Each navigation to a page sends a page view.',
  'calls.user-properties': 'User properties are sent one at a time.',
  'calls.web-vitals': 'Web vitals are sent with name, value, label, delta and id.',

  // Errors
  'errors.missing-translation': 'A missing label is logged and falls back to English.',
  'errors.missing-language': 'A missing language results in an ellipsis.',
  'errors.copy-silent': 'A failed copy is silent.',
  'errors.theme-action': 'An unknown theme action throws.',
  'errors.color-format': 'An unsupported color format or space throws.',
  'errors.author': 'Errors name the duplicate path or the unknown adapter.',
  'errors.feedback': 'Feedback that cannot be sent shows an error.',

  // Constants
  'constants.breakpoints': 'The breakpoints are 0, 600, 900, 1200 and 1536.',
  'constants.spacing-radius': 'The spacing is 8 and the border radius is 12.',
  'constants.cookie-year': 'The cookie of the code variant lasts a year, for every path.',
  'constants.copy-debounce': 'The copy label lasts 2000 ms, and the debounce is 166 ms.',
  'constants.dense': 'Dense mode makes buttons, inputs, tables and toolbars small.',
  'constants.languages': 'English is the only language and the default.',
  'constants.date-libraries': 'The date libraries have the specified minor versions.',
  'constants.api-layout':
    'The default layout of the API reference is chosen at random; bots get the expanded one.',
  'constants.versions': 'Each product lists the current version and the specified earlier ones.',
  'constants.vitals-threshold': 'The sampling threshold of web vitals is 0.0001.',
  'constants.worker-polling': 'After an update of the worker, focus is checked every 100 ms.',
} as const;

export type Requirement = keyof typeof REQUIREMENTS;

/** A test that would fail if the requirement were not met. */
export interface Proof {
  requirement: Requirement;
  /** Path of the test file from the project root. */
  file: string;
  /** Title of the test as in its source. */
  test: string;
}
