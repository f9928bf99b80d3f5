import { ROOT, loadConfig, loadPackageVersions } from '../../src/node/load-config.ts';
import { printCode } from '../../src/core/api/playground/print-code.ts';
import { loadExtractedModel } from '../../src/node/api/load-reference.ts';
import { listPlaygrounds } from '../../src/node/api/list-playgrounds.ts';
import { loadSetup } from '../../src/node/api/playground/load-setup.ts';
import type { Plugin } from 'esbuild';

interface Printed {
  product: string;
  component: string;
  code: string;
}

/** Prints the components that have a playground as the playground starts with them. */
async function printPlaygrounds(): Promise<Printed[]> {
  const versions = loadPackageVersions();
  const printed = await Promise.all(
    loadConfig().products.flatMap(({ folder }) => {
      const names = listPlaygrounds(folder);
      if (names.length === 0) return [];
      const model = loadExtractedModel(folder);
      return names.map(async (component) => {
        const setup = await loadSetup(model, folder, component, versions);
        if (!setup) return null;
        return {
          product: folder,
          component,
          code: printCode(setup, { values: {}, dataControls: {} }),
        };
      });
    }),
  );
  return printed.filter((each) => each !== null);
}

const LIST = 'playgrounds:list';

/** Lets a bundle import what the playgrounds start with, as `playgrounds:list`. */
export const playgroundPlugin: Plugin = {
  name: 'playgrounds',
  async setup(build) {
    const printed = await printPlaygrounds();
    build.onResolve({ filter: /^playgrounds:/ }, ({ path }) => ({
      path,
      namespace: 'playgrounds',
    }));
    build.onLoad({ filter: /^playgrounds:/, namespace: 'playgrounds' }, ({ path }) => {
      if (path !== LIST) {
        const found = printed.find(({ component }) => path === `playgrounds:${component}`);
        return found ? { contents: found.code, loader: 'tsx', resolveDir: ROOT } : null;
      }
      const imports = printed.map(
        ({ component }, at) => `import Demo${at} from 'playgrounds:${component}';`,
      );
      const entries = printed.map(
        ({ product, component }, at) =>
          `{ ...${JSON.stringify({ product, component })}, Demo: Demo${at} }`,
      );
      return {
        contents: `${imports.join('\n')}\nexport const PLAYGROUNDS = [${entries.join(',\n')}];`,
        loader: 'js',
        resolveDir: ROOT,
      };
    });
  },
};
