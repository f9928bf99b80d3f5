import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createApiLinks, type ApiLinks } from '../../core/api/links.ts';
import { apiModelSchema, type ApiModel } from '../../core/api/model.ts';
import { getApiFile } from '../../core/api/pages.ts';
import { addCost } from '../../core/api/cost/add-cost.ts';
import { addSince } from '../../core/api/history/since.ts';
import type { ApiHistory } from '../../core/api/history/schema.ts';
import type { ProductConfig } from '../../core/site/config.ts';
import type { RatedReport } from '../../core/api/accessibility/rate.ts';
import { loadAccessibility } from './accessibility/load-accessibility.ts';
import { getPlaygroundReasons } from './list-playgrounds.ts';
import { getApiConfig } from './get-api-config.ts';
import { loadApiHistory } from './load-history.ts';
import { loadCost } from './cost/load-cost.ts';
import { loadConfig, ROOT } from '../load-config.ts';

const known = new Map<string, { time: number; loaded: Loaded }>();

interface Loaded {
  model: ApiModel;
  history: ApiHistory | null;
}

/** Loads what `npm run api` has extracted. Throws if the file is not valid. */
export function loadExtractedModel(folder: string): ApiModel {
  const text = readFileSync(path.join(ROOT, getApiFile(folder)), 'utf8');
  const result = apiModelSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(`${getApiFile(folder)} is not valid:\n${z.prettifyError(result.error)}`);
}

function loadModel(folder: string): Loaded | null {
  const file = path.join(ROOT, getApiFile(folder));
  if (!existsSync(file)) return null;
  const time = statSync(file).mtimeMs;
  const found = known.get(file);
  if (found?.time === time) return found.loaded;
  const extracted = loadExtractedModel(folder);
  const history = loadApiHistory(folder);
  const dated = history ? addSince(extracted, history) : extracted;
  const model = addCost(dated, loadCost(folder), loadConfig().cost.first);
  const loaded = { model, history };
  known.set(file, { time, loaded });
  return loaded;
}

/** A product with the API that `npm run api` extracted from its packages. */
export interface ProductReference {
  product: ProductConfig;
  model: ApiModel;
  links: ApiLinks;
  /** API of earlier releases, or null if none is stored. */
  history: ApiHistory | null;
  /** Renames between releases that cannot be detected automatically. */
  renames: Readonly<Record<string, string>>;
  /** Whether a component has a playground (null), or why not: Markdown, one sentence. */
  playgrounds: Readonly<Record<string, string | null>>;
  /** What was measured about the accessibility of its components. */
  accessibility: readonly RatedReport[];
}

/** Loads the reference of each product that has one. Throws if a file is not valid. */
export function loadReferences(products: readonly ProductConfig[]): ProductReference[] {
  const reports = loadAccessibility();
  return products.flatMap((product) => {
    const loaded = product.packages === undefined ? null : loadModel(product.folder);
    // The folder alone does not identify a product, but the model does.
    if (loaded === null || loaded.model.product !== product.id) return [];
    const { model, history } = loaded;
    const links = createApiLinks(model, product.folder);
    const { renames } = getApiConfig(product.id);
    const playgrounds = getPlaygroundReasons(product.folder);
    const accessibility = reports.filter(({ report }) => report.product === product.folder);
    return [{ product, model, links, history, renames, playgrounds, accessibility }];
  });
}
