/// <reference types="astro/client" />

declare module 'virtual:site' {
  export const site: import('./core/site/model.ts').SiteModel;
}

declare module 'virtual:pages' {
  /** Loads the compiled page of a file, named from the project's root. */
  export const loadPage: (file: string) => Promise<{
    default: import('astro/runtime/server/index.js').AstroComponentFactory;
  }>;
}

/** The interface labels as English has them; every other language may have the same or fewer. */
type LabelTables = typeof import('../content/ui/en.json');
type LabelKey = import('./core/i18n.ts').KeyOf<LabelTables>;
/** What components take to get their labels. */
type Label = import('./core/i18n.ts').GetLabel<LabelKey>;

declare module 'virtual:labels' {
  export const tables: Record<string, LabelTables>;
  export const locales: readonly import('./core/site/config.ts').LocaleConfig[];
}

/** Labels for scripts of the browser: one section, so that none of them carries the whole table. */
declare module 'virtual:labels/code' {
  const tables: Record<string, Pick<LabelTables, 'code'>>;
  export default tables;
}
declare module 'virtual:labels/page' {
  const tables: Record<string, Pick<LabelTables, 'page'>>;
  export default tables;
}
declare module 'virtual:labels/settings' {
  const tables: Record<string, Pick<LabelTables, 'settings'>>;
  export default tables;
}
declare module 'virtual:labels/demo' {
  const tables: Record<string, Pick<LabelTables, 'demo'>>;
  export default tables;
}
declare module 'virtual:labels/plan' {
  const tables: Record<string, Pick<LabelTables, 'plan'>>;
  export default tables;
}
declare module 'virtual:labels/apiChanges' {
  const tables: Record<string, Pick<LabelTables, 'apiChanges'>>;
  export default tables;
}
declare module 'virtual:labels/apiPanel' {
  const tables: Record<string, Pick<LabelTables, 'apiPanel'>>;
  export default tables;
}
declare module 'virtual:labels/search' {
  const tables: Record<string, Pick<LabelTables, 'search'>>;
  export default tables;
}
declare module 'virtual:labels/feedback' {
  const tables: Record<string, Pick<LabelTables, 'feedback'>>;
  export default tables;
}
declare module 'virtual:labels/consent' {
  const tables: Record<string, Pick<LabelTables, 'consent'>>;
  export default tables;
}

declare module 'virtual:boot' {
  /** The inline script of the document's head. */
  export const bootScript: string;
  /** The same for pages with lists of the API reference, in addition. */
  export const apiBootScript: string;
}

declare module 'virtual:api' {
  /** The API reference of each product, descriptions as HTML. */
  export const references: import('./core/api/page-props.ts').RenderedReference[];
  export const demoUses: import('./core/api/demo-pages.ts').ApiDemoUse[];
}

declare module 'virtual:package-locales' {
  /** The locales of a product's package, by the product's folder. */
  const locales: Record<string, import('./core/site/locale-table.ts').PackageLocale[]>;
  export default locales;
}

declare module 'virtual:license' {
  const licenseKey: string | null;
  export default licenseKey;
}

declare module '*?source' {
  const demo: import('./core/demo/demo.ts').Demo;
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

/** How islands hydrate besides Astro's own ways; `src/enhance/directives` has the scripts. */
declare namespace Astro {
  interface ClientDirectives {
    'client:interaction'?: boolean;
  }
}
