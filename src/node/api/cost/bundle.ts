import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Sizes } from '../../../core/api/cost/model.ts';
import type { ApiImport } from '../../../core/api/model.ts';
import { ROOT } from '../../load-config.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export interface Bundle {
  code: Uint8Array;
  /** Bytes in the bundle by the module, a path from the project root. */
  modules: ReadonlyMap<string, number>;
  /** Packages that the code loads when it needs them. */
  onDemand: readonly string[];
}

/** Returns a module that uses what it imports, so that nothing of it is left out. */
function renderEntry(imports: readonly ApiImport[]): string {
  const lines = imports.map(
    ({ name, from }, at) => `import { ${name} as import${at} } from '${from}';`,
  );
  const names = imports.map((_, at) => `import${at}`);
  return `${lines.join('\n')}\nglobalThis.used = [${names.join(', ')}];\n`;
}

function createEntryPlugin(entries: readonly (readonly ApiImport[])[]): Plugin {
  return {
    name: 'entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry:/ }, ({ path }) => ({ path, namespace: 'entry' }));
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: renderEntry(entries[Number(path.split(':')[1])]!),
        resolveDir: ROOT,
      }));
      // In an application these are files of their own.
      onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
    },
  };
}

function readOutput({ inputs, imports }: Metafile['outputs'][string]): Omit<Bundle, 'code'> {
  return {
    modules: new Map(
      Object.entries(inputs)
        .filter(([file]) => !file.startsWith('entry:'))
        .map(([file, { bytesInOutput }]) => [file, bytesInOutput]),
    ),
    onDemand: [...new Set(imports.map(({ path }) => path))].sort(),
  };
}

/** Where packages come from, if not from the project. */
export type BundleOptions = Pick<BuildOptions, 'alias' | 'packages'>;

async function bundleBatch(
  entries: readonly (readonly ApiImport[])[],
  options: BundleOptions,
): Promise<Bundle[]> {
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(entries.map((_, at) => [String(at), `entry:${at}`])),
    outdir: ROOT,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [createEntryPlugin(entries)],
  });
  const codes = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  return entries.map((_, at) => ({
    code: codes.get(`${ROOT}/${at}.js`)!,
    ...readOutput(metafile.outputs[`${at}.js`]!),
  }));
}

/** Entries that share one reading of the packages; each holds its bundle in memory. */
const BATCH = 60;

/**
 * Bundles each list of imports as an application would that has nothing else, for production. Throws the errors of
 * esbuild if an import does not exist.
 */
export async function bundleImports(
  entries: readonly (readonly ApiImport[])[],
  options: BundleOptions = {},
): Promise<Bundle[]> {
  const bundles: Bundle[] = [];
  for (let start = 0; start < entries.length; start += BATCH) {
    bundles.push(...(await bundleBatch(entries.slice(start, start + BATCH), options)));
  }
  return bundles;
}

/** Returns the names that a module exports. */
export async function listExports(from: string, options: BundleOptions): Promise<string[]> {
  const { metafile } = await build({
    ...options,
    absWorkingDir: ROOT,
    stdin: { contents: `export * from '${from}';`, resolveDir: ROOT },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
}

export async function getGzipBytes(code: Uint8Array): Promise<number> {
  return (await compressGzip(code, { level: 9 })).length;
}

export async function getSizes(code: Uint8Array): Promise<Sizes> {
  const [gzipBytes, brotli] = await Promise.all([getGzipBytes(code), compressBrotli(code)]);
  return { minified: code.length, gzip: gzipBytes, brotli: brotli.length };
}
