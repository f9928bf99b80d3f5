/** Our own modules: the demo runtime, and the state that it shares with the documents. */

/** The demo runtime: the frame, the theme and the settings that it depends on. */
export const DEMO_RUNTIME =
  /[\\/]src[\\/](islands[\\/]demo[\\/](create-demo-island|settings[\\/]|DemoErrorBoundary)|theme[\\/]create-demo-theme)/;

/** Stores as hooks. Separate from `STORAGE`, whose modules must not pull in React. */
export const STORES =
  /[\\/]src[\\/]state[\\/](use-store|settings[\\/]use-settings|demo[\\/]code-variant-store)\.ts/;
export const STORAGE =
  /[\\/]src[\\/](state[\\/](create-store|settings[\\/](storage|store)|demo[\\/]code-variant-storage|browser-storage|site[\\/](nav-persistence|services)|page[\\/]tab-choice|island-events)|core[\\/](settings[\\/](settings|theme)|i18n|urls|page[\\/]arrow-keys|site[\\/]services))\.ts|[\\/]config[\\/](?!analytics|themes)|vite[\\/](modulepreload-polyfill|preload-helper)/;
