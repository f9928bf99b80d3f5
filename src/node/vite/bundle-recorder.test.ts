import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundlePlugins, type BundlerRun } from './bundle-recorder.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'scripts-')));
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  mkdirSync(path.join(root, 'demos'));
  write('shared.ts', 'export const shared = (text: string) => document.title + text;');
  for (const name of ['One', 'Two']) {
    write(
      `demos/${name}.ts`,
      `import { shared } from '../shared.ts'; export default () => shared('${name}');`,
    );
  }
  write('Layout.astro', 'console.log("a short script");');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Removes the short script from the output and keeps its code, like Astro. */
function inline(seen: { files: unknown[]; codes: string[] }): Plugin {
  return {
    name: 'inline',
    generateBundle(_, output) {
      for (const [name, file] of Object.entries(output)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        if (!file.facadeModuleId?.includes('type=script')) {
          seen.files.push([file.facadeModuleId, file.fileName]);
        } else if (file.code.length < 4096) {
          seen.codes.push(file.code);
          delete output[name];
        }
      }
    },
  };
}

async function runBundler(run: BundlerRun, folder: string) {
  const seen = { files: [] as unknown[], codes: [] as string[] };
  const input = ['demos/One.ts', 'demos/Two.ts', 'Layout.astro?astro&type=script&index=0&lang.ts'];
  await build({
    root,
    logLevel: 'error',
    configFile: false,
    plugins: [bundlePlugins(run), inline(seen)],
    build: {
      outDir: path.join(root, folder),
      rolldownOptions: {
        input: input.map((name) => path.join(root, name)),
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].[hash].js', chunkFileNames: 'chunk.[hash].js' },
      },
    },
  });
  return { seen, written: readdirSync(path.join(root, folder), { recursive: true }) };
}

it('tells Astro of known scripts what the bundler told it of them, and writes none', async () => {
  const run: BundlerRun = { recorded: null, known: null };
  const first = await runBundler(run, 'first');
  expect(first.written.length).toBe(3);
  expect(run.recorded!.files.map(([file]) => file).sort()).toEqual([...first.written].sort());
  expect(first.seen.codes[0]).toContain('a short script');

  const second = await runBundler({ recorded: null, known: run.recorded }, 'second');
  expect(second.seen).toEqual(first.seen);
  expect(second.written).toEqual([]);
});
