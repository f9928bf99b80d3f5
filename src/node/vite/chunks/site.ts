/** Our own modules: the demo runtime, and the state that it shares with the documents. */

/** The demo runtime: the frame, the theme and the settings that it depends on. */
export const DEMO_RUNTIME =
  /[\\/]src[\\/](islands[\\/]demo[\\/](create-demo-island|settings[\\/](?!site-theme)|DemoErrorBoundary)|theme[\\/]create-demo-theme)/;

/** Themes of readers: one file for the demos and for the builder. */
export const CUSTOM_THEME =
  /[\\/]src[\\/](islands[\\/]demo[\\/]settings[\\/]site-theme|theme[\\/]create-custom-theme|state[\\/]settings[\\/]theme-draft|core[\\/]settings[\\/]custom-theme[\\/](controls|custom-theme|theme-tree|color))\.ts|[\\/]node_modules[\\/]culori[\\/]/;

/** Stores as hooks. Separate from `STORAGE`, whose modules must not pull in React. */
export const STORES =
  /[\\/]src[\\/]state[\\/](use-store|settings[\\/]use-settings|demo[\\/]code-variant-store)\.ts/;
/** What posts feedback: for the form, the settings, and the page that sends what waits. */
export const FEEDBACK =
  /[\\/]src[\\/](state[\\/]feedback[\\/](outbox|post)|core[\\/]feedback[\\/](events|outbox))/;
/** What the question under each page needs, without what posts. */
export const VOTES =
  /[\\/]src[\\/](state[\\/]feedback[\\/]votes|core[\\/]feedback[\\/]feedback)\.ts/;
export const STORAGE =
  /[\\/]src[\\/](state[\\/](create-store|settings[\\/](storage|store)|demo[\\/]code-variant-storage|browser-storage|site[\\/](nav-persistence|services|report)|page[\\/]tab-choice|island-events)|core[\\/](settings[\\/](settings|theme)|i18n|urls|page[\\/]arrow-keys|site[\\/]services))\.ts|[\\/]config[\\/](?!analytics|cost|themes)|vite[\\/](modulepreload-polyfill|preload-helper)/;
