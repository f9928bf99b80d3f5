import type ts from 'typescript';
import type { Completion, CompletionList } from '../../../core/editor/language/language-service.ts';
import { completeImports, type WantedNames } from './complete-modules.ts';

/** The order that the compiler gives to what is known everywhere: globals and keywords. */
const GLOBALS = '15';

/**
 * Whether any value or any type in scope fits. Null where neither does, such as after a dot, in an
 * import or as a component's prop.
 */
function getWantedNames({ entries }: ts.CompletionInfo): WantedNames | null {
  const globals = entries.filter(
    ({ kind, sortText }) => sortText === GLOBALS && kind !== 'keyword',
  );
  if (globals.length === 0) return null;
  return globals.some(({ kind }) => kind === 'interface') ? 'types' : 'values';
}

/** The range of the word that ends at an offset or goes on there. */
function getWord(code: string, offset: number): { start: number; end: number } {
  const before = /[\w$]*$/.exec(code.slice(0, offset))?.[0].length ?? 0;
  const after = /^[\w$]*/.exec(code.slice(offset))?.[0].length ?? 0;
  return { start: offset - before, end: offset + after };
}

interface Place {
  path: string;
  code: string;
  offset: number;
  /** The modules that imports are completed with. */
  entryPoints: readonly string[];
}

/** Lists the names that fit at a place, and those that an import would add. */
export function completeNames(
  typescript: typeof ts,
  service: ts.LanguageService,
  { path, code, offset, entryPoints }: Place,
): CompletionList | null {
  const found = service.getCompletionsAtPosition(path, offset, {
    includeCompletionsForModuleExports: false,
    includeCompletionsWithInsertText: false,
    jsxAttributeCompletionStyle: 'none',
  });
  if (!found) return null;
  const span =
    found.optionalReplacementSpan ??
    found.entries.find(({ replacementSpan }) => replacementSpan)?.replacementSpan;
  const range = span ? { start: span.start, end: span.start + span.length } : getWord(code, offset);
  const items = found.entries.map(({ name: label, kind, insertText, sortText }): Completion => ({
    label,
    kind,
    ...(insertText !== undefined && insertText !== label && { insert: insertText }),
    order: sortText,
  }));
  const program = service.getProgram();
  const wanted = getWantedNames(found);
  if (!program || !wanted) return { ...range, items };
  const known = found.entries.filter(({ kind }) => kind !== 'var').map((each) => each.name);
  const imports = completeImports(typescript, program, {
    code,
    word: code.slice(range.start, offset),
    known: new Set(known),
    wanted,
    entryPoints,
  });
  return { ...range, items: [...items, ...imports] };
}
