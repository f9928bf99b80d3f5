import type { ApiDemoUse } from '../../core/api/demo-pages.ts';
import type { RenderedReference } from '../../core/api/page-props.ts';
import type { Demo } from '../../core/demo/demo.ts';
import type { SiteData } from '../../core/site/model.ts';

/** What `virtual:api` exports. */
export interface ApiData {
  /** The reference of each product, descriptions as HTML. */
  references: readonly RenderedReference[];
  demoUses: readonly ApiDemoUse[];
}

/**
 * What the dev server's pages get from this process by a call. As modules these would be megabytes
 * that the server parses and maps before it answers its first page.
 */
export interface DevLoaders {
  'docs:load-demo': (file: string) => Promise<Demo>;
  'docs:load-site': () => Promise<SiteData>;
  'docs:load-api': () => Promise<ApiData>;
}

/** Puts loaders where modules that the dev server runs find them. */
export function offerLoaders(loaders: Partial<DevLoaders>): void {
  Object.assign(globalThis, loaders);
}

/** The expression that calls a loader in such a module. */
export function callLoader<Name extends keyof DevLoaders>(
  name: Name,
  ...values: Parameters<DevLoaders[Name]>
): string {
  return `await globalThis[${JSON.stringify(name)}](${values.map((value) => JSON.stringify(value)).join()})`;
}
