/**
 * Compiler options of edited demos, as in a `tsconfig.json`: a strict project whose files a bundler
 * reads. They are those of the projects that readers download (`core/demo/sandbox.ts`).
 */
export const TYPESCRIPT_OPTIONS = {
  target: 'ES2022',
  lib: ['dom', 'dom.iterable', 'esnext'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  isolatedModules: true,
  skipLibCheck: true,
  // The locales of Moment.js have no types.
  noUncheckedSideEffectImports: false,
  noEmit: true,
};

/**
 * Options for JavaScript. Its parameters have no types, and an empty array there is one of
 * anything.
 */
export const JAVASCRIPT_OPTIONS = {
  ...TYPESCRIPT_OPTIONS,
  strict: false,
  allowJs: true,
  checkJs: true,
};

/** Messages that say nothing about JavaScript that lost its types. */
const UNREPORTED_CODES: ReadonlySet<number> = new Set([]);

/** Whether a message of the compiler is shown in a JavaScript file. */
export function isReported(code: number): boolean {
  return !UNREPORTED_CODES.has(code);
}
