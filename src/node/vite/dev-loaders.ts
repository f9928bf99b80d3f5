import type { ApiDemoUse } from '../../core/api/demo-pages.ts';
import type { RenderedReference } from '../../core/api/page-props.ts';
import type { Demo } from '../../core/demo/demo.ts';
import type { SiteData } from '../../core/site/model.ts';

/** What `virtual:api` exports. */
export interface ApiData {
  /** The reference of each product, with descriptions as HTML. */
  references: readonly RenderedReference[];
  demoUses: readonly ApiDemoUse[];
}

/**
 * Functions that pages of the dev server call to get data from this process. As modules, the data
 * would be megabytes to parse and create source maps for before the first page is served.
 */
export interface DevLoaders {
  'docs:load-demo': (file: string) => Promise<Demo>;
  'docs:load-site': () => Promise<SiteData>;
  'docs:load-api': () => Promise<ApiData>;
}

/** Makes loaders available as globals to modules that the dev server runs. */
export function offerLoaders(loaders: Partial<DevLoaders>): void {
  Object.assign(globalThis, loaders);
}

/** Returns the source of an expression that calls a loader in such a module. */
export function callLoader<Name extends keyof DevLoaders>(
  name: Name,
  ...values: Parameters<DevLoaders[Name]>
): string {
  return `await globalThis[${JSON.stringify(name)}](${values.map((value) => JSON.stringify(value)).join()})`;
}
