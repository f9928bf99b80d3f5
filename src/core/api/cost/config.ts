import { z } from 'zod';
import { apiImportSchema } from '../model.ts';
import { COST_APPS } from './apps.ts';

/** What the cost of imports is measured with. */
export const costConfigSchema = z.strictObject({
  /** Applications that an import is added to, each with the imports of those before it. */
  apps: z.array(
    z.strictObject({ id: z.enum(COST_APPS), imports: z.array(apiImportSchema).min(1) }),
  ),
  /** What an application has that uses one component of a package, by the package. */
  first: z.record(z.string(), z.array(apiImportSchema).min(1)),
  /** Packages of others whose versions the sizes depend on. */
  measuredWith: z.array(z.string().min(1)),
  /** Last segments of import paths that cannot be bundled with the installed packages. */
  unmeasured: z.array(z.strictObject({ path: z.string().min(1), reason: z.string().min(1) })),
  /** Imports that do the same for less, or a part of it, with what is lost. */
  cheaper: z.array(
    z.strictObject({ from: z.string().min(1), to: z.string().min(1), loses: z.string().min(1) }),
  ),
  /** Earlier releases of the line to compare with, oldest first: `7.5`. */
  releases: z.array(z.string().regex(/^\d+\.\d+$/)),
});
export type CostConfig = z.infer<typeof costConfigSchema>;
