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
/** Some sections of the labels, in each language. */
type LabelSections<Section extends keyof LabelTables> = Record<string, Pick<LabelTables, Section>>;
/** What components take as `t` to get their labels: those of some sections, or all. */
type Label<Section extends keyof LabelTables = keyof LabelTables> =
  import('./core/i18n.ts').GetLabel<import('./core/i18n.ts').KeyOf<Pick<LabelTables, Section>>>;

declare module 'virtual:labels' {
  export const tables: Record<string, LabelTables>;
  export const locales: readonly import('./core/site/config.ts').LocaleConfig[];
}

/**
 * Labels for scripts of the browser: the sections that are named, so that none of them carries the
 * whole table. A pattern for all of them could not say which section a script gets.
 */
declare module 'virtual:labels/apiChanges' {
  const tables: LabelSections<'apiChanges'>;
  export default tables;
}
declare module 'virtual:labels/apiPanel' {
  const tables: LabelSections<'apiPanel'>;
  export default tables;
}
declare module 'virtual:labels/code' {
  const tables: LabelSections<'code'>;
  export default tables;
}
declare module 'virtual:labels/consent' {
  const tables: LabelSections<'consent'>;
  export default tables;
}
declare module 'virtual:labels/demo' {
  const tables: LabelSections<'demo'>;
  export default tables;
}
declare module 'virtual:labels/feedback' {
  const tables: LabelSections<'feedback'>;
  export default tables;
}
declare module 'virtual:labels/page' {
  const tables: LabelSections<'page'>;
  export default tables;
}
declare module 'virtual:labels/search+plan' {
  const tables: LabelSections<'search' | 'plan'>;
  export default tables;
}
declare module 'virtual:labels/settings' {
  const tables: LabelSections<'settings'>;
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

declare module 'virtual:release' {
  /** The documented release: `v7.29.13`. */
  const release: string;
  export default release;
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
