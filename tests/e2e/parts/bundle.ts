import path from 'node:path';
import { build } from 'esbuild';
import type { PartTable } from '../../../src/core/api/parts/part-table.ts';

/** Bundles the board with props that the test adds, and the inspector without its interface. */
export async function bundleBoard(table: PartTable): Promise<string> {
  const folder = import.meta.dirname;
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'app.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'transform',
    jsxFactory: 'createPart',
    jsxFragment: 'PartFragment',
    inject: [path.join(folder, 'jsx.ts')],
    // Without the project's own setting for elements.
    tsconfigRaw: '{}',
    define: { 'process.env.NODE_ENV': '"production"', PART_TABLE: JSON.stringify(table) },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
