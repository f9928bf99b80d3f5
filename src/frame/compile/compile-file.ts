import { transform } from 'sucrase';
import type { EditedFile } from '../../core/editor/files.ts';
import { ICON_PACKAGE } from '../../core/editor/runner/icon-group.ts';
import type { CodePlace } from '../../core/editor/runner/frame-messages.ts';
import { findWrongTag } from './check-tags.ts';
import { findLoopGuards, insertAll } from './guard-loops.ts';
import { createColumnFinder } from './source-columns.ts';

/** Name of the function that loops call, a parameter of each compiled module. */
export const LOOP_GUARD = '__editorLoop';

export interface CompiledFile {
  name: string;
  /** Body of a CommonJS module whose lines are those of the source. */
  code: string;
  /** Modules that it can require, in order. A name in a comment can be among them. */
  required: readonly string[];
  /** Returns the column of the source for a place in the code. Lines and columns count from 1. */
  getColumn: (line: number, column: number) => number;
}

const ICON_IMPORT = new RegExp(
  `\\bimport\\s*\\{([^{}]*)\\}\\s*from\\s*['"]${ICON_PACKAGE}['"]`,
  'g',
);

/** Lists the modules of the icons that code imports from their package as a whole. */
function listIcons(code: string): string[] {
  return [...code.matchAll(ICON_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/\s+as\s.*$/s, ''))
    .filter((name) => /^\w+$/.test(name))
    .map((name) => `${ICON_PACKAGE}/${name}`);
}

/** Lists the modules that compiled code requires. */
function listRequired(compiled: string): string[] {
  return [...compiled.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)].map(([, , each]) => each!);
}

/** Code that cannot be compiled. */
export class CompileError extends Error {
  readonly place: CodePlace | null;

  constructor(message: string, place: CodePlace | null) {
    super(message);
    this.name = 'CompileError';
    this.place = place;
  }
}

interface Location {
  line: number;
  column: number;
}

/** Turns an error of the compiler, whose message names the file and the place, into one about both. */
function toCompileError(error: unknown, file: string): CompileError {
  const { message = String(error), loc } = error as { message?: string; loc?: Location };
  const text = message
    .replace(`Error transforming ${file}: `, '')
    .replace(/^SyntaxError: /, '')
    .replace(/\s*\(\d+:\d+\)$/, '');
  return new CompileError(text, loc ? { file, line: loc.line, column: loc.column } : null);
}

/** Throws a `CompileError` about a closing tag of another element. */
function checkTags({ name, code }: EditedFile, isTyped: boolean): void {
  const wrong = findWrongTag(code, isTyped);
  if (!wrong) return;
  const before = code.slice(0, wrong.at).split('\n');
  throw new CompileError(`Expected the closing tag </${wrong.expected}>, found </${wrong.name}>.`, {
    file: name,
    line: before.length,
    column: before.at(-1)!.length + 1,
  });
}

/** Compiles a file of a demo. Throws a `CompileError` with the first mistake. */
export function compileFile({ name, code }: EditedFile): CompiledFile {
  const isTyped = /\.tsx?$/.test(name);
  try {
    const { code: compiled, sourceMap } = transform(code, {
      transforms: [...(isTyped ? (['typescript'] as const) : []), 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      // The language of the browser needs no more.
      disableESTransforms: true,
      filePath: name,
      sourceMapOptions: { compiledFilename: name },
    });
    checkTags({ name, code }, isTyped);
    const guards = findLoopGuards(compiled, LOOP_GUARD);
    return {
      name,
      code: insertAll(compiled, guards),
      required: [...listRequired(compiled), ...listIcons(code)],
      getColumn: createColumnFinder(compiled, sourceMap?.mappings ?? '', guards),
    };
  } catch (error) {
    throw error instanceof CompileError ? error : toCompileError(error, name);
  }
}
