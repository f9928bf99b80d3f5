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
    test: '${address} loads ${sheets.length} font style sheets, each once',
  },
  {
    requirement: 'purpose.icon-font',
    file: STYLES,
    test: 'no font is loaded if none is configured',
  },
  {
    requirement: 'purpose.extra-fonts',
    file: STYLES,
    test: '${address} loads ${sheets.length} font style sheets, each once',
  },
  {
    requirement: 'purpose.vitals-sampling',
    file: VITALS,
    test: 'a session above the threshold does not even load the library',
  },
  {
    requirement: 'purpose.worker-registration',
    file: WORKER,
    test: 'the worker is registered only if the host contains the production host',
  },
  {
    requirement: 'purpose.worker-reload',
    file: WORKER,
    test: 'a new worker takes over, and the page reloads once it has focus',
  },
  {
    requirement: 'purpose.copy-button',
    file: COPY,
    test: 'the button says Copied for 2000 ms after each click',
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
    test: 'the preferences are stored for a year even if the reader changes nothing',
  },
  {
    requirement: 'entities.code-preferences',
    file: VARIANTS,
    test: 'the hash overrides the cookie and is stored',
  },
  {
    requirement: 'states.copied-label',
    file: COPY,
    test: 'the button says Copied for 2000 ms after each click',
  },
  {
    requirement: 'states.worker-update',
    file: WORKER,
    test: 'a new worker takes over, and the page reloads once it has focus',
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
    test: 'the icon font is linked before the style sheets of the site, which override it',
  },
  {
    requirement: 'calls.prism-sheet',
    file: STYLES,
    test: 'the address of the syntax style sheet returns a style sheet',
  },
  {
    requirement: 'calls.prism-sheet',
    file: STYLES,
    test: 'the syntax style sheet is loaded only on pages with such code, without blocking rendering',
  },
  {
    requirement: 'calls.worker-script',
    file: WORKER,
    test: 'the worker is registered only if the host contains the production host',
  },
  {
    requirement: 'calls.worker-script',
    file: WORKER,
    test: 'after one visit, a page and its demo work offline',
  },
  {
    requirement: 'calls.worker-script',
    file: WORKER,
    test: 'no page is stale while online',
  },
  {
    requirement: 'calls.click-events',
    file: ANALYTICS,
    test: 'a click sends the event of the nearest element with event attributes',
  },
  {
    requirement: 'calls.click-events',
    file: ANALYTICS,
    test: 'with the random number ${draw}, a sampled click is sent ${sent} times',
  },
  {
    requirement: 'calls.page-view',
    file: ANALYTICS,
    test: 'each navigation sends a page view with title, location and product',
  },
  {
    requirement: 'calls.user-properties',
    file: ANALYTICS,
    test: 'user properties are set one at a time, and again when they change',
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
    test: 'a failed copy logs nothing and still says Copied',
  },
  { requirement: 'errors.color-format', file: THEME, test: 'throws on the format of "%s"' },
  { requirement: 'errors.color-format', file: THEME, test: 'throws on the color space of "%s"' },
  {
    requirement: 'errors.feedback',
    file: FEEDBACK,
    test: 'if the service answers "${mode}", the vote is reverted and the comment stays',
  },
  {
    requirement: 'errors.feedback',
    file: FEEDBACK,
    test: 'a service that does not respond counts as failed, and the message disappears after 3 s',
  },
  {
    requirement: 'constants.cookie-year',
    file: VARIANTS,
    test: 'the preferences are stored for a year even if the reader changes nothing',
  },
  {
    requirement: 'constants.copy-debounce',
    file: COPY,
    test: 'the button says Copied for 2000 ms after each click',
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
