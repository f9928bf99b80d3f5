/// <reference types="astro/client" />

declare module 'virtual:site' {
  export const site: import('./core/site-model.ts').SiteModel;
}

declare module 'virtual:pages' {
  /** Loads the compiled page of a file, named from the project's root; its component is Astro's. */
  export const loadPage: (file: string) => Promise<{ default: unknown }>;
}

declare module 'virtual:boot' {
  /** The inline script of the document's head. */
  export const bootScript: string;
  /** The same for pages with lists of the API reference, in addition. */
  export const apiBootScript: string;
}

declare module 'virtual:api' {
  /** The API reference of each product, descriptions as HTML. */
  export const references: import('./core/api-page-props.ts').RenderedReference[];
  export const demoUses: import('./core/api-demos.ts').ApiDemoUse[];
}

declare module 'virtual:license' {
  const licenseKey: string | null;
  export default licenseKey;
}

declare module '*?source' {
  const demo: import('./core/demo.ts').Demo;
  export default demo;
}

declare module '*.svg?url&no-inline' {
  const url: string;
  export default url;
}

declare namespace astroHTML.JSX {
  interface HTMLAttributes {
    inert?: boolean | undefined;
  }
}
