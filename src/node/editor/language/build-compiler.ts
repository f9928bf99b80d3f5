import { build } from 'esbuild';
import { ROOT } from '../../load-config.ts';

/** Modules of Node that the compiler asks for only in Node. */
const NODE_MODULES = [
  'fs',
  'path',
  'os',
  'inspector',
  'perf_hooks',
  'crypto',
  'source-map-support',
];

/**
 * Bundles the TypeScript compiler as a module for browsers, with itself as the default export. Not
 * part of the site's bundles: it changes only with its version and would double their time.
 */
export async function buildCompiler(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export { default } from 'typescript';", resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: NODE_MODULES,
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]!.text;
}
