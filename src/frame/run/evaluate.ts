import type { EditedFile } from '../../core/editor/files.ts';
import { ICON_PACKAGE } from '../../core/editor/runner/icon-group.ts';
import {
  compileFile,
  LOOP_GUARD,
  type CompiledFile,
  type CompileError,
} from '../compile/compile-file.ts';
import { getSourceName } from './find-place.ts';
import type { Exports } from './imported-modules.ts';

/** A demo's files, compiled, with all modules that they import. */
export interface Program {
  main: string;
  files: readonly CompiledFile[];
  /** Text of the style sheets that the files import. */
  css: string;
  modules: ReadonlyMap<string, Exports>;
}

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js'];

/** Finds the file behind `./name`; all files are in one folder. */
function findFile<File extends { name: string }>(
  specifier: string,
  files: readonly File[],
): File | undefined {
  if (!/^\.{1,2}\//.test(specifier)) return undefined;
  const name = specifier.replace(/^.*\//, '');
  for (const extension of EXTENSIONS) {
    const found = files.find((file) => file.name === name + extension);
    if (found) return found;
  }
  return undefined;
}

/** Lists the files that the main file needs, in the order in which they are imported. */
function listNeeded(files: readonly EditedFile[]): { code: CompiledFile[]; css: EditedFile[] } {
  const code = new Map<string, CompiledFile>();
  const css = new Map<string, EditedFile>();
  const visit = (file: EditedFile) => {
    if (code.has(file.name)) return;
    if (file.name.endsWith('.css')) {
      css.set(file.name, file);
      return;
    }
    const compiled = compileFile(file);
    code.set(file.name, compiled);
    for (const specifier of compiled.required) {
      const next = findFile(specifier, files);
      if (next) visit(next);
    }
  };
  const [main] = files;
  if (main) visit(main);
  return { code: [...code.values()], css: [...css.values()] };
}

/**
 * Compiles what the first file needs and loads the modules that it imports. Rejects with a
 * `CompileError`, or if a request fails. Modules that do not exist are missing in the result.
 */
export async function loadProgram(
  files: readonly EditedFile[],
  load: (specifier: string) => Promise<Exports | null>,
): Promise<Program> {
  const { code, css } = listNeeded(files);
  const specifiers = new Set(code.flatMap(({ required }) => required));
  const modules = new Map<string, Exports>();
  await Promise.all(
    [...specifiers]
      .filter((specifier) => !findFile(specifier, files))
      .map(async (specifier) => {
        const exports = await load(specifier);
        if (exports) modules.set(specifier, exports);
      }),
  );
  return {
    main: code[0]?.name ?? '',
    files: code,
    css: css.map((file) => file.code).join('\n'),
    modules,
  };
}

interface EvaluateOptions {
  run: number;
  guard: () => void;
  /** Returns the message about a module that does not exist, and where it is imported. */
  describeMissing: (specifier: string) => CompileError;
}

type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: { exports: Exports },
  exports: Exports,
  guard: () => void,
) => void;

/** Returns the loaded icons by name. */
function getIcons({ modules }: Program): Exports {
  const prefix = `${ICON_PACKAGE}/`;
  const icons = [...modules]
    .filter(([specifier]) => specifier.startsWith(prefix))
    .map(([specifier, { default: icon }]) => [specifier.slice(prefix.length), icon] as const);
  return Object.defineProperty(Object.fromEntries(icons), '__esModule', { value: true });
}

/** Evaluates the first file of a program and returns what it exports. Throws what the code throws. */
export function evaluate(
  program: Program,
  { run, guard, describeMissing }: EvaluateOptions,
): Exports {
  const evaluated = new Map<string, { exports: Exports }>();
  const getModule = (file: CompiledFile): Exports => {
    const known = evaluated.get(file.name);
    if (known) return known.exports;
    const module = { exports: {} as Exports };
    evaluated.set(file.name, module);
    // In the first line, so that the lines are those of the source.
    const text = `(function(require,module,exports,${LOOP_GUARD}){${file.code}\n})\n//# sourceURL=${getSourceName(run, file.name)}`;
    // Called by another name, it has no access to what stands here.
    const evaluateGlobally = globalThis.eval;
    const start = evaluateGlobally(text) as ModuleFunction;
    start(requireModule, module, module.exports, guard);
    return module.exports;
  };
  const requireModule = (specifier: string): unknown => {
    const file = findFile(specifier, program.files);
    if (file) return getModule(file);
    if (specifier.endsWith('.css')) return {};
    if (specifier === ICON_PACKAGE) return getIcons(program);
    const exports = program.modules.get(specifier);
    if (!exports) throw describeMissing(specifier);
    return exports;
  };
  const main = program.files.find(({ name }) => name === program.main);
  return main ? getModule(main) : {};
}
