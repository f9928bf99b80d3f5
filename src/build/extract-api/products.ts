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

/** What is documented of a product, by its id. Throws where `config/api.ts` does not say. */
export function getApiConfig(id: string): ApiConfig {
  return apiConfigSchema.parse((api as Record<string, unknown>)[id]);
}

/** Reads every product with packages from the installed ones. */
export function extractProducts(root = ROOT): ProductExtraction[] {
  const modules = getModulesFolder(root);
  return loadConfig().products.flatMap(({ id, folder, packages }) => {
    if (id === undefined || packages === undefined) return [];
    const config = getApiConfig(id);
    const from = { folder: modules, dependencies: modules };
    const source = { product: id, address: folder, packages, config, ...from };
    return [{ folder, config, ...extractApi(source) }];
  });
}
