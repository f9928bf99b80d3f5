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
 * Functions that pages call to get data from the process that renders them: that of the dev server
 * or of the build. As modules, the data would be megabytes to bundle and to parse, and would be in
 * memory twice.
 */
export interface PageLoaders {
  'docs:load-demo': (file: string) => Promise<Demo>;
  'docs:load-site': () => Promise<SiteData>;
  'docs:load-api': () => Promise<ApiData>;
}

/** Makes loaders available as globals to modules of pages. */
export function provideLoaders(loaders: Partial<PageLoaders>): void {
  Object.assign(globalThis, loaders);
}

/** Returns the source of an expression that calls a loader in such a module. */
export function renderLoaderCall<Name extends keyof PageLoaders>(
  name: Name,
  ...values: Parameters<PageLoaders[Name]>
): string {
  return `await globalThis[${JSON.stringify(name)}](${values.map((value) => JSON.stringify(value)).join()})`;
}
