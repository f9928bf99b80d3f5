import { FORMAT_OPTIONS } from '../../../core/editor/format-options.ts';

/** Loads the parser of a file: of TypeScript and JavaScript together, or of style sheets. */
async function loadParser(fileName: string) {
  if (fileName.endsWith('.css')) {
    return { parser: 'css', plugins: [await import('prettier/plugins/postcss')] };
  }
  const [babel, estree] = await Promise.all([
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  return {
    // Prettier's TypeScript plugin has a compiler of its own, which is five times as large.
    parser: /\.tsx?$/.test(fileName) ? 'babel-ts' : 'babel',
    plugins: [babel, estree.default],
  };
}

/**
 * Formats a file of a demo as the demos of this site are formatted. The formatter loads with the
 * first call. Rejects with a `SyntaxError` if the code cannot be parsed.
 */
export async function format(code: string, fileName: string): Promise<string> {
  const [prettier, setup] = await Promise.all([
    import('prettier/standalone'),
    loadParser(fileName),
  ]);
  return prettier.format(code, { ...FORMAT_OPTIONS, ...setup });
}
