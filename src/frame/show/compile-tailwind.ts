import { compile } from 'tailwindcss';
import theme from 'tailwindcss/theme.css?raw';

/** Renders the utilities of Tailwind that code uses, as the site does for its demos. */
export async function compileTailwind(code: string): Promise<string> {
  const compiler = await compile(
    "@layer theme, utilities; @import 'tailwindcss/theme.css' layer(theme); @tailwind utilities;",
    { loadStylesheet: async (path, base) => ({ path, base, content: theme }) },
  );
  return compiler.build(code.match(/[^\s"'`{}]+/g) ?? []);
}
