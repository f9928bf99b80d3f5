const COPY = 'tests/e2e/copy.spec.ts';
const VARIANTS = 'tests/e2e/variants.spec.ts';
const LANGUAGE = 'tests/e2e/language.spec.ts';
const ANALYTICS = 'tests/e2e/analytics.spec.ts';
const VITALS = 'tests/e2e/vitals.spec.ts';
const WORKER = 'tests/e2e/worker.spec.ts';
const FEEDBACK = 'tests/e2e/feedback.spec.ts';
const STORAGE = 'tests/e2e/storage.spec.ts';
const STYLES = 'tests/e2e/styles.spec.ts';
const THEME = 'src/theme/create-demo-theme.test.ts';
const I18N = 'src/core/i18n.test.ts';
const SECOND = 'tests/unit/second-language.test.ts';

/** Proofs for what readers do and what is reported about it. The other files have the rest. */
export default [
  {
    requirement: 'purpose.icon-font',
    file: STYLES,
    test: '${address} asks for ${sheets.length} font sheets, each once',
  },
  {
    requirement: 'purpose.icon-font',
    file: STYLES,
    test: 'no font is asked for where none is configured',
  },
  {
    requirement: 'purpose.extra-fonts',
    file: STYLES,
    test: '${address} asks for ${sheets.length} font sheets, each once',
  },
  {
    requirement: 'purpose.vitals-sampling',
    file: VITALS,
    test: 'a session above the threshold does not even load the library',
  },
  {
    requirement: 'purpose.worker-registration',
    file: WORKER,
    test: 'the worker is registered where the host contains the production host, and nowhere else',
  },
  {
    requirement: 'purpose.worker-reload',
    file: WORKER,
    test: 'a new worker is told to take over, and the page reloads once it has the focus',
  },
  {
    requirement: 'purpose.copy-button',
    file: COPY,
    test: 'the button says Copied for 2000 ms, each click anew',
  },
  {
    requirement: 'purpose.context-everywhere',
    file: STORAGE,
    test: 'storage that is ${name} breaks nothing',
  },
  { requirement: 'routes.user-language', file: I18N, test: 'for the query %j returns %s' },
  {
    requirement: 'routes.user-language',
    file: LANGUAGE,
    test: 'a page without a language in its query is English',
  },
  {
    requirement: 'routes.version-links-language',
    file: LANGUAGE,
    test: 'another language in the query prefixes the links to earlier versions',
  },
  { requirement: 'routes.labels', file: SECOND, test: 'provides the labels of components' },
  {
    requirement: 'entities.code-preferences',
    file: VARIANTS,
    test: 'the preferences are kept for a year though the reader touches nothing',
  },
  {
    requirement: 'entities.code-preferences',
    file: VARIANTS,
    test: 'the hash comes before the cookie, and is kept',
  },
  {
    requirement: 'states.copied-label',
    file: COPY,
    test: 'the button says Copied for 2000 ms, each click anew',
  },
  {
    requirement: 'states.worker-update',
    file: WORKER,
    test: 'a new worker is told to take over, and the page reloads once it has the focus',
  },
  { requirement: 'validation.copy-shortcut', file: COPY, test: '${key} copies the hovered block' },
  {
    requirement: 'validation.copy-shortcut',
    file: COPY,
    test: 'the shortcut leaves selected text to the browser',
  },
  {
    requirement: 'validation.copy-shortcut',
    file: COPY,
    test: 'the shortcut leaves text that is selected in a field to the browser',
  },
  {
    requirement: 'calls.static-loads',
    file: STYLES,
    test: 'the icon font stands before the sheets of the site, which win',
  },
  {
    requirement: 'calls.prism-sheet',
    file: STYLES,
    test: 'the address of the syntax sheet answers with a style sheet',
  },
  {
    requirement: 'calls.prism-sheet',
    file: STYLES,
    test: 'the syntax sheet is loaded, without holding the page up, where the page has such code',
  },
  {
    requirement: 'calls.worker-script',
    file: WORKER,
    test: 'the worker is registered where the host contains the production host, and nowhere else',
  },
  {
    requirement: 'calls.worker-script',
    file: WORKER,
    test: 'a visited page and its demo are there without a network, after one visit',
  },
  {
    requirement: 'calls.worker-script',
    file: WORKER,
    test: 'while there is a network no page is stale',
  },
  {
    requirement: 'calls.click-events',
    file: ANALYTICS,
    test: 'a click on an element with event attributes is sent, from the nearest one',
  },
  {
    requirement: 'calls.click-events',
    file: ANALYTICS,
    test: 'a sampled click with the draw ${draw} is sent ${sent} times',
  },
  {
    requirement: 'calls.page-view',
    file: ANALYTICS,
    test: 'each page move sends a page view with title, location and product',
  },
  {
    requirement: 'calls.user-properties',
    file: ANALYTICS,
    test: 'user properties are set one by one, and again when they change',
  },
  {
    requirement: 'calls.web-vitals',
    file: VITALS,
    test: 'a session below the threshold reports its vitals with the exact payload',
  },
  {
    requirement: 'errors.missing-translation',
    file: SECOND,
    test: 'falls back to English for a missing label and reports it',
  },
  {
    requirement: 'errors.copy-silent',
    file: COPY,
    test: 'a copy that fails is silent and still says Copied',
  },
  { requirement: 'errors.color-format', file: THEME, test: 'throws on the format of "%s"' },
  { requirement: 'errors.color-format', file: THEME, test: 'throws on the color space of "%s"' },
  {
    requirement: 'errors.feedback',
    file: FEEDBACK,
    test: 'where the service answers "${mode}" the vote is taken back',
  },
  {
    requirement: 'errors.feedback',
    file: FEEDBACK,
    test: 'a service that keeps silent counts as failed, and the message goes after 3 s',
  },
  {
    requirement: 'constants.cookie-year',
    file: VARIANTS,
    test: 'the preferences are kept for a year though the reader touches nothing',
  },
  {
    requirement: 'constants.copy-debounce',
    file: COPY,
    test: 'the button says Copied for 2000 ms, each click anew',
  },
  {
    requirement: 'constants.languages',
    file: LANGUAGE,
    test: 'a page without a language in its query is English',
  },
  {
    requirement: 'constants.vitals-threshold',
    file: 'src/core/site/analytics.test.ts',
    test: 'have a threshold of one session in ten thousand',
  },
  {
    requirement: 'constants.worker-polling',
    file: 'src/core/hosting/offline.test.ts',
    test: 'checks for focus every 100 ms',
  },
] as const;
