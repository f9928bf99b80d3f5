import type { ApiConfig } from '../../core/api/config.ts';
import { loadConfig } from '../load-config.ts';

/** What is documented of a product, by its id. Throws where `config/api.ts` does not say. */
export function getApiConfig(id: string): ApiConfig {
  const found = loadConfig().api[id];
  if (!found) throw new Error(`config/api.ts does not say what is documented of ${id}.`);
  return found;
}
