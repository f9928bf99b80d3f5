import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { sitePlugin } from './tools/import-rules.ts';

export default defineConfig(
  globalIgnores(['dist*', '.astro', 'tests/fixtures', 'test-results', 'playwright-report']),
  {
    files: ['**/*.{ts,tsx,mjs,astro}'],
    extends: [tseslint.configs.recommended, reactHooks.configs.flat.recommended],
    plugins: { site: sitePlugin },
    rules: {
      // `{ a, ...rest }` is the way to omit a field.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'site/imports': 'error',
      'site/platform': 'error',
    },
  },
  {
    files: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[arguments.length=0][callee.property.name=/^(un)?check$/]',
          message:
            'check() fails if the state changes a task after the click: use toggle() of tests/e2e/demo.ts.',
        },
      ],
    },
  },
  // Its processor also lints the `<script>` elements of Astro files, with the right line numbers.
  astro.configs.recommended,
  { files: ['**/*.astro'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
);
