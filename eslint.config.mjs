import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { sitePlugin } from './tools/import-rules.ts';

export default defineConfig(
  globalIgnores(['dist', '.astro', 'tests/fixtures', 'test-results', 'playwright-report']),
  {
    files: ['**/*.{ts,tsx,mjs,astro}'],
    extends: [tseslint.configs.recommended, reactHooks.configs.flat.recommended],
    plugins: { site: sitePlugin },
    rules: {
      // `{ a, ...rest }` is how a field is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'site/imports': 'error',
      'site/platform': 'error',
    },
  },
  // It hands on the scripts of an Astro file as well, each on its lines.
  astro.configs.recommended,
  { files: ['**/*.astro'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
);
