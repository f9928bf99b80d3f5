import { createRequire } from 'node:module';
import type { ProductConfig } from '../../core/site/config.ts';
import { measureLocales, type PackageLocale } from '../../core/site/locale-table.ts';

const require = createRequire(import.meta.url);

function loadExports(name: string): Record<string, unknown> | null {
  try {
    return require(`${name}/locales`) as Record<string, unknown>;
  } catch (error) {
    // Not every product has its own texts.
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** Loads the locales of each product's first package, by the product's folder. */
export function loadPackageLocales(
  products: readonly ProductConfig[],
): Record<string, PackageLocale[]> {
  return Object.fromEntries(
    products.flatMap(({ folder, packages }) => {
      const exported = packages?.[0] === undefined ? null : loadExports(packages[0]);
      const locales = exported === null ? [] : measureLocales(exported);
      return locales.length === 0 ? [] : [[folder, locales]];
    }),
  );
}
