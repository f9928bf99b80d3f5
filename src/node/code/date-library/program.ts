import { statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../load-config.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

interface Setup {
  /** Replaces what is on disk. */
  codes?: ReadonlyMap<string, string>;
  old?: ts.Program | undefined;
  /** Returns a known source, unless it has changed. */
  getKnown?: (file: string) => ts.SourceFile | undefined;
}

/**
 * Creates a program of modules that use Day.js. No other adapter may be in it, because each adapter
 * adds its type to those that pickers accept.
 */
export function createDateProgram(
  files: readonly string[],
  { codes = new Map(), old, getKnown }: Setup = {},
): ts.Program {
  const host = ts.createCompilerHost(OPTIONS, true);
  const { readFile, fileExists, getSourceFile } = host;
  host.getCurrentDirectory = () => ROOT;
  host.readFile = (file) => codes.get(path.resolve(file)) ?? readFile(file);
  host.fileExists = (file) => codes.has(path.resolve(file)) || fileExists(file);
  host.getSourceFile = (file, options, ...rest) => {
    const code = codes.get(path.resolve(file));
    if (code !== undefined) return ts.createSourceFile(file, code, options, true);
    return getKnown?.(file) ?? getSourceFile(file, options, ...rest);
  };
  return ts.createProgram({
    rootNames: [...files],
    options: OPTIONS,
    host,
    ...(old && { oldProgram: old }),
  });
}

/** Returns a function that creates a program again only if a module has been edited. */
export function createDatePrograms(): (files: readonly string[]) => ts.Program {
  const times = new Map<string, number>();
  let program: ts.Program | undefined;
  const isOwn = (file: string) => !file.includes('/node_modules/');
  const getTime = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isCurrent = (file: string) => times.get(file) === getTime(file);
  return (files) => {
    let old = program;
    if (old) {
      const own = old.getSourceFiles().map(({ fileName }) => fileName);
      const { getSourceFile } = old;
      const isComplete = files.every((file) => getSourceFile(file));
      if (isComplete && own.filter(isOwn).every(isCurrent)) return old;
    }
    const getKnown = (file: string) =>
      !isOwn(file) || isCurrent(file) ? old?.getSourceFile(file) : undefined;
    program = createDateProgram(files, { old, getKnown });
    // The new program keeps `getKnown`, which would keep all earlier ones.
    old = undefined;
    for (const { fileName } of program.getSourceFiles()) {
      if (isOwn(fileName)) times.set(fileName, getTime(fileName));
    }
    return program;
  };
}
