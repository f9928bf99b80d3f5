import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { FRAME_ADDRESS, FRAME_ASSETS } from '../../../core/editor/runner/frame-address.ts';
import { ROOT } from '../../load-config.ts';
import { frameChunkGroups } from './chunk-groups.ts';
import { renderFrameDocument } from './frame-document.ts';
import { framePlugin } from './frame-plugin.ts';

export interface BuiltFrame {
  /** Built files by address; a document by that of its folder. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** Files of this project that the bundle was made from, as full paths. */
  inputs: readonly string[];
}

const ENTRY = path.join(ROOT, 'src/frame/main.tsx');

type Output = Rolldown.RolldownOutput['output'][number];

function toAddress({ fileName }: { fileName: string }): string {
  return `/${fileName}`;
}

/** Lists the chunks that a chunk imports, even indirectly, each before those that import it. */
function listImports(entry: Rolldown.OutputChunk, output: readonly Output[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = output.find(({ fileName }) => fileName === name);
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    for (const each of chunk.imports) visit(each);
    found.add(name);
  };
  for (const each of entry.imports) visit(each);
  return [...found].map((name) => `/${name}`);
}

function renderDocument(output: readonly Output[]): string {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const style = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (entry?.type !== 'chunk' || !style) throw new Error('The frame has no script or no styles.');
  return renderFrameDocument({
    script: toAddress(entry),
    imports: listImports(entry, output),
    style: toAddress(style),
    fonts: output.map(toAddress).filter((file) => /\/sans\.[^/]*woff2$/.test(file)),
  });
}

/** Lists the modules of this project, not those of packages, in a bundle. */
function listInputs(output: readonly Output[]): string[] {
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const files = ids.map((id) => id.replace(/\?.*$/, '').replace(/^\0+/, ''));
  return [...new Set(files)].filter(
    (file) => file.startsWith(ROOT) && !file.includes('node_modules'),
  );
}

/** A module that cannot be found would throw when anything of its chunk is loaded. */
function checkComplete(output: readonly Output[]): void {
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const missing = ids.filter((id) => id.includes('__vite-optional-peer-dep'));
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`);
}

/**
 * Bundles the frame that runs edited demos, with everything that they can import. A run of its own,
 * because the site's bundles contain only what the site uses of each package.
 */
export async function buildFrame(): Promise<BuiltFrame> {
  const result = (await build({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [framePlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        // As in the site: its locales and plugins extend this build.
        { find: /^moment$/, replacement: 'moment/moment.js' },
        // Its parser is imported, too, and must be the same.
        { find: /^sucrase$/, replacement: 'sucrase/dist/index.js' },
      ],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { frame: ENTRY },
        output: {
          entryFileNames: `${FRAME_ASSETS.slice(1)}[name].[hash].js`,
          chunkFileNames: ({ facadeModuleId }) =>
            `${FRAME_ASSETS.slice(1)}${facadeModuleId?.includes('/icons/') ? 'icons-' : ''}[name].[hash].js`,
          assetFileNames: `${FRAME_ASSETS.slice(1)}[name].[hash][extname]`,
          codeSplitting: { groups: frameChunkGroups },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const { output } = result;
  checkComplete(output);
  const files = new Map<string, string | Uint8Array>([[FRAME_ADDRESS, renderDocument(output)]]);
  for (const file of output) {
    files.set(toAddress(file), file.type === 'chunk' ? file.code : file.source);
  }
  return { files, inputs: listInputs(output) };
}
