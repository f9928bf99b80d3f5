import type { ApiConfig } from '../../core/api/config.ts';
import { loadConfig } from '../load-config.ts';

/** Returns the API configuration of a product by its id. Throws if `config/api.ts` has no entry. */
export function getApiConfig(id: string): ApiConfig {
  const found = loadConfig().api[id];
  if (!found) throw new Error(`config/api.ts has no entry for the product ${id}.`);
  return found;
}
