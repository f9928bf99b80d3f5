import { z } from 'zod';
import data from '../../../config/data.ts';
import { dataConfigSchema, type DataConfig } from '../../core/data/config.ts';

/** Sizes of the data files. Throws where `config/data.ts` is not valid. */
export function loadDataConfig(): DataConfig {
  const result = dataConfigSchema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(`config/data.ts is not valid:\n${z.prettifyError(result.error)}`);
}
