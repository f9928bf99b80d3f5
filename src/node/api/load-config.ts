import api from '../../../config/api.ts';
import { apiConfigSchema, type ApiConfig } from '../../core/api/config.ts';

/** What is documented of a product, by its id. Throws where `config/api.ts` does not say. */
export function getApiConfig(id: string): ApiConfig {
  return apiConfigSchema.parse((api as Record<string, unknown>)[id]);
}
