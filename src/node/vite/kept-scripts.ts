import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite';
import { createMemory } from '../cache/build-cache.ts';
import { createFileWriter } from '../file-writer.ts';
import { ROOT } from '../load-config.ts';
import type { KeptPages, ScriptNames } from '../site/kept-pages.ts';
import { createSearchStart } from '../search/search-index.ts';
import { hashScriptInputs } from '../site/build-inputs.ts';
import type { SiteLoader } from '../site/site-loader.ts';
import { bundlePlugins, type BundlerRun, type ScriptBundle } from './bundle-recorder.ts';

export interface KeptScripts {
  plugins: Plugin[];
  /** Wraps the builder, so that scripts that an earlier build made are not bundled again. */
  wrap: (builder: ViteBuilder) => ViteBuilder;
  /** The file of each entry. Known when the scripts are built. */
  names: () => ScriptNames;
}

const memory = createMemory('scripts', [import.meta.filename]);

function writeFiles(folder: string, files: ScriptBundle['files']): void {
  const write = createFileWriter(folder);
  for (const [name, content] of files) write(name, Buffer.from(content, 'base64'));
}

/** Keeps the scripts of the browser for later builds. */
export function createKeptScripts(loader: SiteLoader, pages: KeptPages): KeptScripts {
  const run: BundlerRun = { recorded: null, known: null };
  let names: ScriptNames = new Map();

  const bundle = async (builder: ViteBuilder, environment: BuildEnvironment) => {
    const { rolldownOptions } = environment.config.build;
    // Those of pages that are not compiled are not known to Astro.
    const inputs = new Set([...(rolldownOptions.input as string[]), ...pages.listScripts()]);
    rolldownOptions.input = [...inputs].sort();
    const loaded = await loader.load();
    const data = [createSearchStart(loaded), loaded.site.packageVersions];
    const key = [ROOT, rolldownOptions.input, hashScriptInputs(ROOT, data)];
    let isMade = false;
    const scripts = await memory.remember(key, async () => {
      await builder.build(environment);
      const { recorded } = run;
      if (!recorded) throw new Error('The bundler wrote no scripts.');
      // Nobody needs the code of all scripts for the rest of the build.
      run.recorded = null;
      isMade = true;
      return recorded;
    });
    names = new Map(scripts.entries.map(([entry, , file]) => [entry, file]));
    if (isMade) return;
    run.known = { entries: scripts.entries, inlined: scripts.inlined };
    await builder.build(environment);
    writeFiles(environment.config.build.outDir, scripts.files);
  };

  return {
    names: () => names,
    wrap: (builder) => ({
      ...builder,
      async build(environment) {
        if (environment.name !== 'client') return builder.build(environment);
        await bundle(builder, environment);
        return [];
      },
    }),
    plugins: bundlePlugins(run),
  };
}
