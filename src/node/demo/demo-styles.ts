import type { StylingVariant } from '../../core/demo/config.ts';

/**
 * Renders the style sheet that a styling variant needs in addition to its own files. For Tailwind
 * this is the utilities used in the source, compiled by Tailwind; for the others it is empty.
 */
export async function renderDemoStyles(styling: StylingVariant, code: string): Promise<string> {
  if (styling !== 'Tailwind') return '';
  const [{ compile }, { readFile }, { createRequire }] = await Promise.all([
    import('tailwindcss'),
    import('node:fs/promises'),
    import('node:module'),
  ]);
  const require = createRequire(import.meta.url);
  const compiler = await compile(
    "@layer theme, utilities; @import 'tailwindcss/theme.css' layer(theme); @tailwind utilities;",
    {
      loadStylesheet: async (id, base) => {
        const path = require.resolve(id);
        return { path, base, content: await readFile(path, 'utf8') };
      },
    },
  );
  return compiler.build(code.match(/[^\s"'`{}]+/g) ?? []);
}
