import type { StylingVariant } from '../../core/demo/config.ts';

/**
 * The style sheet that a styling variant needs besides its own files: for Tailwind the utilities
 * that its source names, compiled by Tailwind itself; nothing for the others.
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
