import type { Plugin } from 'vite';

/** The scripts of the site, as the bundler wrote them. */
export interface ScriptBundle {
  /** Each entry as Astro names it, the module that this is, and its file. */
  entries: readonly (readonly [entry: string, module: string, file: string])[];
  /** Short scripts, which Astro writes into documents. */
  inlined: readonly (readonly [module: string, code: string])[];
  files: readonly (readonly [file: string, base64: string])[];
}

/** What a run of the bundler does: records its output, or stands in for it. */
export interface BundlerRun {
  recorded: ScriptBundle | null;
  /** Set for a run whose output is known, with the full paths of modules. */
  known: Pick<ScriptBundle, 'entries' | 'inlined'> | null;
}

/** Scripts of Astro components, which Astro writes into the document if they are short. */
const ASTRO_SCRIPT = /[?&]type=script\b/;
const TOO_LONG_TO_INLINE = `globalThis.kept = ${JSON.stringify('kept'.repeat(4096))};`;

const forScripts = {
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
} satisfies Partial<Plugin>;

/**
 * Astro learns the names of scripts from the bundler. If the output is known, each entry is an
 * empty module with the known name of its file, and nothing of it is written.
 */
function standIn(run: BundlerRun): Plugin[] {
  const find = (id: string | null) => run.known?.entries.find(([, module]) => module === id)?.[2];
  return [
    {
      name: 'site:known-scripts',
      ...forScripts,
      load: {
        order: 'pre',
        handler: (id) =>
          run.known && (ASTRO_SCRIPT.test(id) ? TOO_LONG_TO_INLINE : 'export default 0;'),
      },
      outputOptions(options) {
        const names = options.entryFileNames;
        return {
          ...options,
          entryFileNames: (chunk) =>
            find(chunk.facadeModuleId ?? null) ??
            (typeof names === 'function' ? names(chunk) : (names ?? '[name].[hash].js')),
        };
      },
      generateBundle: {
        order: 'pre',
        handler(_, output) {
          const codes = new Map(run.known?.inlined);
          for (const chunk of Object.values(output)) {
            if (chunk.type !== 'chunk') continue;
            const code = codes.get(chunk.facadeModuleId ?? '');
            if (code !== undefined) chunk.code = code;
          }
        },
      },
    },
    {
      name: 'site:known-scripts-written',
      ...forScripts,
      generateBundle: {
        order: 'post',
        handler(_, output) {
          if (run.known) for (const name of Object.keys(output)) delete output[name];
        },
      },
    },
  ];
}

function record(run: BundlerRun): Plugin {
  let scripts: ReadonlyMap<string, string>;
  return {
    name: 'site:record-scripts',
    ...forScripts,
    // Before Astro removes those that it writes into documents.
    generateBundle: {
      order: 'pre',
      handler(_, output) {
        scripts = new Map(
          Object.values(output).flatMap((file) =>
            file.type === 'chunk' && ASTRO_SCRIPT.test(file.facadeModuleId ?? '')
              ? [[file.facadeModuleId!, file.code] as const]
              : [],
          ),
        );
      },
    },
    writeBundle: {
      order: 'post',
      async handler(_, output) {
        if (run.known) return;
        const all = Object.values(output);
        const files = new Map(
          all.flatMap((file) =>
            file.type === 'chunk' && file.isEntry && file.facadeModuleId !== null
              ? [[file.facadeModuleId, file.fileName] as const]
              : [],
          ),
        );
        const inlined = [...scripts].filter(([module]) => !files.has(module));
        const isInlined = new Set(inlined.map(([module]) => module));
        const entries: (readonly [string, string, string])[] = [];
        for (const entry of this.environment.config.build.rolldownOptions.input as string[]) {
          const module = (await this.resolve(entry))?.id ?? '';
          if (isInlined.has(module)) continue;
          const file = files.get(module);
          if (file === undefined) throw new Error(`No script was built for ${entry}`);
          entries.push([entry, module, file]);
        }
        run.recorded = {
          entries,
          inlined,
          files: all.map((file) => [
            file.fileName,
            Buffer.from(file.type === 'chunk' ? file.code : file.source).toString('base64'),
          ]),
        };
      },
    },
  };
}

/** Plugins for a run of the bundler that makes the scripts of the browser. */
export function bundlePlugins(run: BundlerRun): Plugin[] {
  return [...standIn(run), record(run)];
}
