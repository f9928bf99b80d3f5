import type { ApiModel } from '../../../core/api/model.ts';
import { getAnchors } from '../../../core/page/page.ts';
import type { PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import { getPlaygroundPath } from '../../../core/urls.ts';
import type { SiteModel } from '../../../core/site/model.ts';
import { renderReference } from '../render-reference.ts';
import type { ProductReference } from '../load-reference.ts';
import { createFileWriter } from '../../file-writer.ts';
import { listPlaygrounds } from '../list-playgrounds.ts';
import { loadSetup } from './load-setup.ts';

interface Loaded {
  site: Pick<SiteModel, 'pageByPathname' | 'packageVersions'>;
  references: readonly ProductReference[];
}

/** Creates a function that loads what a playground needs, with descriptions as HTML. */
export function createSetupLoader({ site, references }: Loaded) {
  const anchors = new Map(
    [...site.pageByPathname].map(([pathname, page]) => [pathname, getAnchors(page)]),
  );
  const rendered = new Map<string, ApiModel>();
  return async (folder: string, component: string): Promise<PlaygroundSetup | null> => {
    const reference = references.find(({ product }) => product.folder === folder);
    if (!reference) return null;
    let model = rendered.get(folder);
    if (!model) {
      model = renderReference(
        reference.model,
        reference.links,
        (pathname) => anchors.get(pathname) ?? null,
      );
      rendered.set(folder, model);
    }
    return loadSetup(model, folder, component, site.packageVersions);
  };
}

/** Writes the files that playgrounds load when they are opened. */
export async function writeSetups(folder: string, loaded: Loaded): Promise<void> {
  const write = createFileWriter(folder);
  const load = createSetupLoader(loaded);
  for (const { product } of loaded.references) {
    for (const component of listPlaygrounds(product.folder)) {
      const setup = await load(product.folder, component);
      write(getPlaygroundPath(product.folder, component), JSON.stringify(setup));
    }
  }
}
