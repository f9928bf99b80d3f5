import { readFile } from 'node:fs/promises';
import type { ApiDemoUse } from '../../core/api/demo-pages.ts';
import { getDemoId, listDemoFiles } from '../demo/demo-files.ts';

const IMPORT = /import\s+(?:type\s+)?(?:\w+\s*,?\s*)?\{([^}]*)\}\s*from\s*'(@mui\/x-[^']+)'/g;

/** Parses the names that a source imports from the documented packages, each with its package. */
export function parseDocumentedImports(code: string): { name: string; from: string }[] {
  return [...code.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map(
        (part) =>
          part
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0] ?? '',
      )
      .filter((name) => name !== '')
      .map((name) => ({ name, from: from.split('/').slice(0, 2).join('/') })),
  );
}

/** Loads what each demo on the site imports from the documented packages. */
export async function loadDemoUses(): Promise<ApiDemoUse[]> {
  return Promise.all(
    (await listDemoFiles()).map(async (file) => ({
      id: getDemoId(file),
      imports: parseDocumentedImports(await readFile(file, 'utf8')),
    })),
  );
}
