import type { Plugin } from 'vite';
import { listPlaygrounds } from '../api/list-playgrounds.ts';
import { loadSetup, printScope } from '../api/playground/load-setup.ts';
import { getHelperFile } from '../api/playground/read-helpers.ts';
import type { SiteLoader } from '../site/site-loader.ts';

const LIST = 'virtual:playground';
const ONE = `${LIST}/`;

/**
 * Provides one module per component with a playground, whose `scope` has everything that its code
 * can name, and `virtual:playground`, which loads them.
 */
export function playgroundModules({ load }: SiteLoader): Plugin {
  return {
    name: 'site:playground-modules',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:playground(?:$|\/)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:playground(?:$|\/)/ },
      handler: async (id) => {
        const { references, site } = await load();
        if (id === `\0${LIST}`) {
          const loaders = references.flatMap(({ product: { folder } }) =>
            listPlaygrounds(folder).map((name) => {
              const key = `${folder}/${name}`;
              return `${JSON.stringify(key)}: () => import(${JSON.stringify(ONE + key)})`;
            }),
          );
          return `export default { ${loaders.join(', ')} };`;
        }
        const [folder = '', component = ''] = id.slice(ONE.length + 1).split('/');
        const reference = references.find(({ product }) => product.folder === folder);
        const setup =
          reference && (await loadSetup(reference.model, folder, component, site.packageVersions));
        if (!setup) throw new Error(`${component} of ${folder} has no playground`);
        return printScope(setup, `/${getHelperFile(folder)}`);
      },
    },
  };
}
