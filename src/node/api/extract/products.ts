import { Worker } from 'node:worker_threads';
import type { ApiConfig } from '../../../core/api/config.ts';
import { getApiConfig } from '../get-api-config.ts';
import { loadConfig, ROOT } from '../../load-config.ts';
import { extractApi, getModulesFolder, type Extraction } from './index.ts';

/** A product with the reference extracted from its installed packages. */
export interface ProductExtraction extends Extraction {
  /** Folder name of the product: `data-grid`. */
  folder: string;
  config: ApiConfig;
}

/** Extracts the products with the given folders from the installed packages. */
export function extractProducts(folders: readonly string[]): ProductExtraction[] {
  const modules = getModulesFolder(ROOT);
  return loadConfig().products.flatMap(({ id, folder, packages }) => {
    if (id === undefined || packages === undefined || !folders.includes(folder)) return [];
    const config = getApiConfig(id);
    const from = { folder: modules, dependencies: modules };
    const source = { product: id, address: folder, packages, config, ...from };
    return [{ folder, config, ...extractApi(source) }];
  });
}

/**
 * Extracts every product that has packages. The first has as many types as all the others together,
 * so it gets its own thread.
 */
export async function extractAllProducts(): Promise<ProductExtraction[]> {
  const [first = '', ...others] = loadConfig().products.flatMap(({ folder, packages }) =>
    packages ? [folder] : [],
  );
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: [first] });
  const slow = new Promise<ProductExtraction[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const rest = extractProducts(others);
  return [...(await slow), ...rest];
}
