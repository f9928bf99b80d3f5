import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../src/node/load-config.ts';

/**
 * Bundles demos, by id, for a page that renders one of them. Each is a file in an empty folder that
 * has only the installed packages. Returns the text of each file by its path; `main.js` is first to
 * load. Rejects with the file and line of every import that cannot be resolved.
 */
export async function bundleDemos(
  codes: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasted-'));
  const loaders = [...codes.keys()].map((id) => {
    const name = JSON.stringify(id);
    return `${name}: () => import(${JSON.stringify(`demo:${id}`)})`;
  });
  const { outputFiles } = await build({
    stdin: {
      contents: `import { start } from './harness.ts';\nstart({${loaders.join(',\n')}});`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    plugins: [
      {
        name: 'demos',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^demo:/ }, ({ path: module }) => ({
            path: module.slice('demo:'.length),
            namespace: 'demo',
          }));
          onLoad({ filter: /.*/, namespace: 'demo' }, ({ path: id }) => ({
            contents: codes.get(id)!,
            loader: 'tsx',
            resolveDir: folder,
          }));
        },
      },
    ],
    nodePaths: [path.join(ROOT, 'node_modules')],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    // The warnings of React and Material UI exist only in development.
    define: { 'process.env.NODE_ENV': '"development"' },
    outdir: folder,
    entryNames: 'main',
    write: false,
    logLevel: 'silent',
  }).finally(() => rmSync(folder, { recursive: true }));
  return new Map(
    outputFiles.map(({ path: file, text }) => [
      path.relative(folder, file).replaceAll(path.sep, '/'),
      text,
    ]),
  );
}
