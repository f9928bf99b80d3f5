import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createApiLinks, type ApiLinks } from '../../core/api-links.ts';
import { apiModelSchema, type ApiModel } from '../../core/api-model.ts';
import { getApiFile } from '../../core/api-pages.ts';
import { addSince } from '../../core/api-since.ts';
import type { ProductConfig } from '../../core/config.ts';
import { loadApiHistory } from '../load-api-history.ts';
import { ROOT } from '../load-config.ts';

const known = new Map<string, { time: number; model: ApiModel }>();

function loadModel(folder: string): ApiModel | null {
  const file = path.join(ROOT, getApiFile(folder));
  if (!existsSync(file)) return null;
  const time = statSync(file).mtimeMs;
  const found = known.get(file);
  if (found?.time === time) return found.model;
  const result = apiModelSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    throw new Error(`${getApiFile(folder)} is not valid:\n${z.prettifyError(result.error)}`);
  }
  const history = loadApiHistory(folder);
  const model = history ? addSince(result.data, history) : result.data;
  known.set(file, { time, model });
  return model;
}

/** A product with what `npm run api` read from its packages. */
export interface ProductReference {
  product: ProductConfig;
  model: ApiModel;
  links: ApiLinks;
}

/** The reference of each product that has one. Throws where a file is not valid. */
export function loadReferences(products: readonly ProductConfig[]): ProductReference[] {
  return products.flatMap((product) => {
    const model = product.packages === undefined ? null : loadModel(product.folder);
    // A folder is a name only; the model says what it is about.
    if (model === null || model.product !== product.id) return [];
    return [{ product, model, links: createApiLinks(model, product.folder) }];
  });
}
