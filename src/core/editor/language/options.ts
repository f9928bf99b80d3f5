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

/**
 * Messages that compare the type of a value with the expected one, or say that it may be missing.
 * Without annotations the compiler infers too wide types, such as a string for `type: 'number'` of
 * a column, so that these would be wrong in the JavaScript variants of hundreds of demos. What is
 * left finds unknown names, modules, exports and components, wrong numbers of arguments, wrong
 * syntax, and misspelled properties and values that resemble a known one.
 */
const UNREPORTED_CODES: ReadonlySet<number> = new Set([
  2322, 2339, 2345, 2349, 2353, 2559, 2739, 2740, 2741, 2769, 4104, 18046, 18047, 18048, 18049,
]);

/** Whether a message of the compiler is shown in a JavaScript file. */
export function isReported(code: number): boolean {
  return !UNREPORTED_CODES.has(code);
}
