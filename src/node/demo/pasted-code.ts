import path from 'node:path';
import { inlineModules, type LocalModule } from '../code/inline-modules.ts';
import { readModuleOutline, type ModuleOutline } from '../code/module-outline.ts';

/** Outlines by code, because many demos share the same dataset. */
const outlines = new Map<string, ModuleOutline>();

/** Results by file and code, because a build needs them for pages, sources and data. */
const built = new Map<string, { codes: readonly string[]; result: string | null }>();

function build(file: string, codes: ReadonlyMap<string, string>): string | null {
  const getModule = (from: string): LocalModule | null => {
    const code = codes.get(from);
    if (code === undefined || !/\.tsx?$/.test(from)) return null;
    let outline = from === file ? undefined : outlines.get(code);
    outline ??= readModuleOutline(code);
    if (from !== file) outlines.set(code, outline);
    return {
      file: from,
      outline,
      resolve: (specifier) => {
        if (!specifier.startsWith('.')) return null;
        const base = path.resolve(path.dirname(from), specifier);
        return getModule(base) ?? getModule(`${base}.ts`) ?? getModule(`${base}.tsx`);
      },
    };
  };
  const entry = getModule(file);
  if (!entry) throw new Error(`There is no code of ${file}`);
  const isLocal = entry.outline.imports.some(({ specifier }) => entry.resolve(specifier));
  return isLocal ? inlineModules(entry) : null;
}

/**
 * Builds the code of a demo that runs as pasted into an empty project: with the part of its
 * datasets and local modules that it uses. `codes` contains the files by full path, in one
 * language. Returns null if the demo imports none, so that its own code is that.
 */
export function buildPastedCode(file: string, codes: ReadonlyMap<string, string>): string | null {
  // Most demos are one file, and looking their result up would take longer.
  if (codes.size === 1 && codes.has(file)) return null;
  const texts = [...codes.values()];
  const key = `${file}\n${codes.get(file)}`;
  const known = built.get(key);
  if (known?.codes.length === texts.length && known.codes.every((code, i) => code === texts[i])) {
    return known.result;
  }
  const result = build(file, codes);
  built.set(key, { codes: texts, result });
  return result;
}
