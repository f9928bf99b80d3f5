/**
 * What the site has to do, sentence by sentence. The other files of this folder name the tests that
 * prove each of them; `tests/unit/spec-coverage.test.ts` keeps both lists equal.
 */
export const REQUIREMENTS = {
  // What it is for
  'purpose.pages-in-tree': 'Pages for developers stand in a navigation tree.',
  'purpose.product-from-address': 'The address says which product a page belongs to.',
  'purpose.meta-tags': 'Each page has its meta tags.',
  'purpose.icon-font': 'An icon font is loaded once.',
  'purpose.extra-fonts': 'One demo page loads fonts of its own.',
  'purpose.version-switcher':
    'A menu shows the current version and leads to earlier ones, by product.',
  'purpose.context-everywhere': 'Language, theme, direction and page are known to every page.',
  'purpose.vitals-sampling': 'Web vitals are reported for a tiny share of visits.',
  'purpose.worker-registration': 'The offline worker is registered on the production host only.',
  'purpose.worker-reload': 'An update of the worker reloads the page.',
  'purpose.license-key': 'The licence key is configured and printed nowhere.',
  'purpose.copy-button': 'Code blocks have a copy button.',

  // Screens and routes
  'routes.prefixes': 'The first folder of an address is recognized.',
  'routes.playground': '/playground is shown without the shell.',
  'routes.versions': '/versions/ answers.',
  'routes.production-error': '/production-error/ answers.',
  'routes.experiments': '/experiments/docs/ answers while authors work.',
  'routes.nav-entries': 'An entry has a path, a title, and may be pro, premium, planned or new.',
  'routes.nav-introduction': 'Introduction: overview, installation, licensing, support, roadmap.',
  'routes.nav-whats-new': "What's new has its page.",
  'routes.nav-data-grid': 'The Data Grid has all its pages, and its reference.',
  'routes.nav-date-pickers': 'The pickers have all their pages, and their reference.',
  'routes.nav-charts': 'Charts have all their pages and their reference; seven are planned.',
  'routes.nav-tree-view': 'The Tree View has all its pages, and its reference.',
  'routes.nav-migration': 'Migration has a page for each major.',
  'routes.language-prefix': 'A language prefix of two letters is recognized and removed.',
  'routes.user-language': 'The language of the user is a query property, English by default.',
  'routes.version-links-language': 'Another language prefixes the links to versions.',
  'routes.api-docs': 'The prefix /api stands for /api-docs in canonical paths.',
  'routes.api-products': 'References of three products belong to these products.',
  'routes.api-tabs': 'Docs tab, components-api and hooks-api do not count for the active page.',
  'routes.labels': 'Labels of the side navigation come from a table in English.',

  // Entities
  'entities.nav-entry': 'Fields of an entry of the navigation.',
  'entities.tree-node': 'A node of the tree has a path and children.',
  'entities.product-identifier':
    'A product has metadata, a name, and versions with text, link, mark.',
  'entities.page-props': 'A page gets the language of the user.',
  'entities.theme-settings': 'Dense, direction, colors, spacing and mode, with their defaults.',
  'entities.code-preferences': 'Code variant and styling, with their defaults.',
  'entities.api-display': 'The reference is shown collapsed, expanded or as a table.',
  'entities.api-anchors': 'The anchor of a row names its component, its kind and the row.',
  'entities.demo-anchors': 'A hash names a demo, and may name code variant and styling.',
  'entities.sandbox-dependencies':
    'A sandbox has the packages that its demo imports, with versions and types.',
  'entities.date-adapters': 'Adapters stand for date libraries with versions.',

  // States
  'states.theme-actions': 'Each theme action has its result.',
  'states.mode-storage': 'The mode is read from mui-mode; system or nothing follow the device.',
  'states.copied-label': 'Copy turns to Copied for two seconds.',
  'states.worker-update': 'A waiting worker takes over, and the page reloads in focus.',

  // Validation
  'validation.duplicate-path': 'One path twice in the tree is an error.',
  'validation.unknown-adapter': 'An unknown date adapter is an error.',
  'validation.heading-anchors': 'The anchor of a heading follows from its text, once per page.',
  'validation.link-form': 'A link to the site is absolute and has its trailing slash.',
  'validation.comment-length': 'Comments of less than ten characters are not posted.',
  'validation.copy-shortcut': 'Ctrl, Cmd or Alt with C copies a block when nothing is selected.',

  // Roles
  'roles.plans-are-labels': 'Plans are labels; nothing is locked.',

  // Calls
  'calls.static-loads': 'Style sheets of fonts are loaded from their configured addresses.',
  'calls.prism-sheet': '/static/styles/prism-okaidia.css answers.',
  'calls.worker-script': '/x/sw.js is the script of the worker.',
  'calls.click-events': 'Clicks on marked elements send events, sampled where asked.',
  'calls.page-view': 'Each page move sends a page view.',
  'calls.user-properties': 'Properties of the user are sent one by one.',
  'calls.web-vitals': 'Web vitals are sent with name, value, label, delta and id.',

  // Errors
  'errors.missing-translation': 'A missing label is logged and falls back to English.',
  'errors.missing-language': 'A missing language gives an ellipsis.',
  'errors.copy-silent': 'A copy that fails is silent.',
  'errors.theme-action': 'An unknown theme action throws.',
  'errors.color-format': 'An unsupported color format or space throws.',
  'errors.author': 'Duplicated paths and unknown adapters are named.',
  'errors.feedback': 'Feedback that cannot be sent says so.',

  // Constants
  'constants.breakpoints': 'Breakpoints 0, 600, 900, 1200, 1536.',
  'constants.spacing-radius': 'Spacing 8, radius 12.',
  'constants.cookie-year': 'The cookie of the code variant lasts a year, for every path.',
  'constants.copy-debounce': '2000 ms for the copy label, 166 ms for the debounce.',
  'constants.dense': 'Dense mode makes buttons, inputs, tables and toolbars small.',
  'constants.languages': 'English is the only language and the default.',
  'constants.date-libraries': 'Lines of the date libraries.',
  'constants.api-layout':
    'The layout of the reference is drawn by lot at first; bots get expanded.',
  'constants.versions': 'The current version, and the earlier ones of each product.',
  'constants.vitals-threshold': 'The threshold of web vitals is 0.0001.',
  'constants.worker-polling': 'The focus is looked at every 100 ms after an update of the worker.',
} as const;

export type Requirement = keyof typeof REQUIREMENTS;

/** A test that would fail if the requirement were not met. */
export interface Proof {
  requirement: Requirement;
  /** From the root of the project. */
  file: string;
  /** Title of the test as its source has it. */
  test: string;
}
