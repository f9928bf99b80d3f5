import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { sitePlugin } from './tools/import-rules.ts';

/** Hands the scripts of an Astro file to the rules, each on the lines where it stands. */
const astroProcessor = {
  meta: { name: 'astro-scripts' },
  preprocess(text) {
    const scripts = /(?:^---\n([\s\S]*?)^---$)|(?:<script>([\s\S]*?)<\/script>)/gm;
    return [...text.matchAll(scripts)].map((match, index) => {
      const code = match[1] ?? match[2] ?? '';
      const start = match.index + match[0].indexOf(code);
      const before = text.slice(0, start).replace(/[^\n]/g, '');
      return { filename: `${index}.ts`, text: before + code };
    });
  },
  postprocess: (messages) => messages.flat(),
};

export default defineConfig(
  globalIgnores(['dist', '.astro', 'tests/fixtures', 'test-results', 'playwright-report']),
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.astro/**'],
    extends: [tseslint.configs.recommended, reactHooks.configs.flat.recommended],
    rules: {
      // `{ a, ...rest }` is how a field is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.astro'],
    plugins: { astro: { processors: { scripts: astroProcessor } } },
    processor: 'astro/scripts',
  },
  {
    files: ['**/*.{ts,tsx,mjs}', '**/*.astro/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { site: sitePlugin },
    rules: { 'site/imports': 'error', 'site/platform': 'error' },
  },
);
