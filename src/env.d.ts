/// <reference types="astro/client" />

declare module 'virtual:site' {
  export const site: import('./core/site/model.ts').SiteModel;
}

declare module 'virtual:pages' {
  /** Loads the compiled page of a file, given its path from the project root. */
  export const loadPage: (file: string) => Promise<{
    default: import('astro/runtime/server/index.js').AstroComponentFactory;
  }>;
  /** Returns the HTML of a page in a printed document if an earlier build has rendered it. */
}

/** The English interface labels. Other languages have the same keys or fewer. */
type LabelTables = typeof import('../content/ui/en.json');
type LabelKey = import('./core/i18n.ts').KeyOf<LabelTables>;
/** Some sections of the labels, in each language. */
type LabelSections<Section extends keyof LabelTables> = Record<string, Pick<LabelTables, Section>>;
/** Type of the `t` prop, which returns the labels of some sections, or of all. */
type Label<Section extends keyof LabelTables = keyof LabelTables> =
  import('./core/i18n.ts').GetLabel<import('./core/i18n.ts').KeyOf<Pick<LabelTables, Section>>>;

declare module 'virtual:labels' {
  export const tables: Record<string, LabelTables>;
  export const locales: readonly import('./core/site/config.ts').LocaleConfig[];
}

/**
 * Labels for browser scripts: only the named sections, so that no script includes the whole table.
 * A single wildcard module could not give each section its own type.
 */
declare module 'virtual:labels/apiChanges+plan' {
  const tables: LabelSections<'apiChanges' | 'plan'>;
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
declare module 'virtual:labels/editor' {
  const tables: LabelSections<'editor'>;
  export default tables;
}
declare module 'virtual:labels/fault' {
  const tables: LabelSections<'fault'>;
  export default tables;
}
declare module 'virtual:labels/feedback' {
  const tables: LabelSections<'feedback'>;
  export default tables;
}
declare module 'virtual:labels/parts' {
  const tables: LabelSections<'parts'>;
  export default tables;
}
declare module 'virtual:package-versions' {
  const versions: import('./core/site/packages.ts').PackageVersions;
  export default versions;
}
declare module 'virtual:parts' {
  const table: import('./core/api/parts/part-table.ts').PartTable;
  export default table;
}
declare module 'virtual:cost-totals' {
  const totals: import('./core/api/cost/model.ts').CostTotals;
  /** By the folder. */
  export const productNames: Readonly<Record<string, string>>;
  export default totals;
}
declare module 'virtual:cost-releases' {
  const releases: import('./core/api/cost/model.ts').CostReleases;
  export default releases;
}
declare module 'virtual:answers' {
  const answers: readonly import('./core/feedback/answers.ts').FeedbackAnswer[];
  export default answers;
}
declare module 'virtual:site-report' {
  const report: import('./core/api/accessibility/site.ts').SiteReport;
  export default report;
}
declare module 'virtual:feature-matrix' {
  const matrix: import('./core/api/combinations/matrix.ts').FeatureMatrix;
  export default matrix;
}
declare module 'virtual:runtime' {
  const evidence: import('./core/api/runtime/model.ts').RuntimeEvidence;
  export default evidence;
}
declare module 'virtual:labels/cost+plan' {
  const tables: LabelSections<'cost' | 'plan'>;
  export default tables;
}
declare module 'virtual:labels/states' {
  const tables: LabelSections<'states'>;
  export default tables;
}
declare module 'virtual:labels/theming' {
  const tables: LabelSections<'theming'>;
  export default tables;
}
declare module 'virtual:labels/upgrade' {
  const tables: LabelSections<'upgrade'>;
  export default tables;
}
declare module 'virtual:labels/page' {
  const tables: LabelSections<'page'>;
  export default tables;
}
declare module 'virtual:labels/playground+plan' {
  const tables: LabelSections<'playground' | 'plan'>;
  export default tables;
}
declare module 'virtual:labels/runner' {
  const tables: LabelSections<'runner'>;
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

declare module 'virtual:labels/usedVersion' {
  const tables: LabelSections<'usedVersion'>;
  export default tables;
}

declare module 'virtual:api-releases' {
  /** The stored releases of each product, newest first, by the product's folder. */
  const releases: Readonly<Record<string, readonly string[]>>;
  export default releases;
}

declare module 'virtual:boot' {
  /** The inline script of the document's head. */
  export const bootScript: string;
  /** Additional inline script for pages with lists of the API reference. */
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

declare module 'virtual:search-start' {
  /** What the search dialog shows before there is a query. */
  const start: import('./core/search/types.ts').SearchStart;
  export default start;
}

declare module 'virtual:playground' {
  /** Loads what the code of a component can name, by `data-grid/DataGrid`. */
  const loaders: Readonly<Record<string, () => Promise<{ scope: Record<string, unknown> }>>>;
  export default loaders;
}

declare module 'virtual:license' {
  const licenseKey: string | null;
  export default licenseKey;
}

declare module 'virtual:frame-modules' {
  type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

  /** The modules of each package that edited code can import, by name. */
  const packages: Loaders<{ default: Loaders<object> }>;
  export default packages;
}

declare module 'virtual:latest-releases' {
  /** The newest release of each product, by the product's folder. */
  const releases: Record<string, import('./core/data/changelog.ts').ProductRelease>;
  export default releases;
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

declare module '*.css?inline' {
  const css: string;
  export default css;
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

/** The site's own client directives; their scripts are in `src/enhance/directives`. */
declare namespace Astro {
  interface ClientDirectives {
    'client:interaction'?: boolean;
  }
}
