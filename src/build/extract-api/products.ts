import api from '../../../config/api.ts';
import { apiConfigSchema, type ApiConfig } from '../../core/api-config.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import { extractApi, getModulesFolder, type Extraction } from './index.ts';

/** A product with its reference as the installed packages have it. */
export interface ProductExtraction extends Extraction {
  /** Folder name of the product: `data-grid`. */
  folder: string;
  config: ApiConfig;
}

/** Reads every product of `config/api.ts` from the installed packages. */
export function extractProducts(root = ROOT): ProductExtraction[] {
  const modules = getModulesFolder(root);
  return loadConfig().products.flatMap(({ id, folder, packages }) => {
    const input = id === undefined ? undefined : (api as Record<string, unknown>)[id];
    if (id === undefined || packages === undefined || input === undefined) return [];
    const config = apiConfigSchema.parse(input);
    const from = { folder: modules, dependencies: modules };
    const source = { product: id, address: folder, packages, config, ...from };
    return [{ folder, config, ...extractApi(source) }];
  });
}
