import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ESLint, RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { findImportProblem, IMPORT_RULES, sitePlugin } from './import-rules.ts';
import { ROOT } from '../src/node/load-config.ts';

RuleTester.describe = describe;
RuleTester.it = it;

describe('findImportProblem', () => {
  it.each([
    ['src/core/site/nav.ts', '../urls.ts'],
    ['src/core/site/nav.ts', 'zod'],
    ['src/core/site/nav.ts', 'zod/mini'],
    ['config/site.ts', '../src/core/site/config.ts'],
    ['content/data-grid/sorting/demos/A.tsx', 'react'],
    ['content/data-grid/sorting/demos/A.tsx', '@mui/x-data-grid'],
    ['content/data-grid/sorting/demos/A.tsx', '@mui/x-date-pickers-pro/DateRangePicker'],
    ['content/data-grid/sorting/demos/A.tsx', '@mui/material/Box'],
    ['content/data-grid/sorting/demos/A.tsx', '@mui/icons-material/Add'],
    ['content/data-grid/sorting/demos/A.tsx', 'dayjs/locale/de'],
    ['content/data-grid/sorting/demos/A.tsx', '../../datasets/fleet'],
    ['content/data-grid/demos/A.tsx', '../datasets/fleet'],
    ['content/data-grid/sorting/demos/A.css.tsx', './A.css'],
    ['content/data-grid/datasets/server.ts', './fleet'],
    ['src/node/site/load-site.ts', 'node:path'],
    ['src/node/site/load-site.ts', 'fs'],
    ['src/node/site/load-site.ts', 'shiki'],
    ['src/node/page/parse.ts', '../../core/page/heading.ts'],
    ['src/state/store.ts', 'react'],
    ['src/theme/create-demo-theme.ts', '@mui/material/styles'],
    ['src/enhance/directives/demo.ts', 'astro'],
    ['src/components/site/Icon.tsx', '../../assets/icons.svg?url&no-inline'],
    ['src/components/site/Icon.tsx', 'react/jsx-runtime'],
    ['src/islands/demo/A.tsx', './B.tsx'],
    ['src/islands/demo/A.tsx', '../shared.ts'],
    ['src/islands/demo/A.tsx', '/src/islands/demo/license.ts'],
    ['src/islands/demo/A.tsx', 'virtual:license'],
    ['src/islands/demo/A.tsx', '@emotion/cache'],
    ['src/mdx/components.ts', '../components/site/Icon.tsx'],
    ['src/layouts/DocsLayout.astro', '../islands/demo/A.tsx'],
    ['src/layouts/DocsLayout.astro', 'virtual:boot'],
    ['src/layouts/DocsLayout.astro', '../styles/index.css?inline'],
    ['src/pages/x/a.css.ts', '../../theme/create-demo-theme.ts'],
    ['src/pages/404.astro', 'virtual:site'],
    ['src/core/site/nav.test.ts', 'vitest'],
    ['src/core/site/nav.test.ts', 'node:path'],
    ['src/core/site/nav.test.ts', '../../../config/site.ts'],
    ['src/core/site/nav.test.ts', '../../../tests/fixtures/a.ts'],
    ['scripts/serve.ts', '../src/node/server/static-server.ts'],
    ['tests/e2e/a.spec.ts', '@playwright/test'],
    ['content/data-grid/sorting/page.spec.ts', '../../../tests/e2e/demo.ts'],
    ['content/data-grid/sorting/page.spec.ts', '@playwright/test'],
    ['eslint.config.mjs', './tools/import-rules.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(findImportProblem(file, specifier)).toBeNull();
  });

  it.each([
    ['src/core/site/nav.ts', 'react'],
    ['src/core/site/nav.ts', 'zodiac'],
    ['src/core/site/nav.ts', 'node:path'],
    ['src/core/site/nav.ts', 'path'],
    ['src/core/site/nav.ts', 'vitest'],
    ['src/core/site/nav.ts', '../../../config/site.ts'],
    ['src/core/site/nav.ts', '../../node/site/load-site.ts'],
    ['src/core/site/nav.ts', 'virtual:site'],
    ['config/site.ts', '../src/node/load-config.ts'],
    ['config/site.ts', 'zod'],
    ['content/data-grid/sorting/demos/A.tsx', '../../../../src/core/site/nav.ts'],
    ['content/data-grid/sorting/demos/A.tsx', '/src/core/site/nav.ts'],
    ['content/data-grid/sorting/demos/A.tsx', '../../../charts/datasets/harbor'],
    ['content/data-grid/sorting/demos/A.tsx', '../../filtering/demos/B'],
    ['content/data-grid/sorting/demos/A.tsx', '../../nav.ts'],
    ['content/data-grid/sorting/demos/A.tsx', '@mui/x-data-grid-generator'],
    ['content/data-grid/sorting/demos/A.tsx', '@mui/system'],
    ['content/data-grid/sorting/demos/A.tsx', 'react-dom'],
    ['content/data-grid/sorting/demos/A.tsx', 'node:fs'],
    ['src/node/site/load-site.ts', '../../components/site/Icon.tsx'],
    ['src/node/site/load-site.ts', '../../islands/demo/A.tsx'],
    ['src/node/site/load-site.ts', '../../state/store.ts'],
    ['src/state/store.ts', '../node/site/load-site.ts'],
    ['src/state/store.ts', 'react-dom'],
    ['src/state/store.ts', 'node:path'],
    ['src/theme/create-demo-theme.ts', '@mui/material'],
    ['src/theme/create-demo-theme.ts', '@mui/material/Box'],
    ['src/enhance/main.ts', 'react'],
    ['src/enhance/main.ts', '../components/site/Icon.tsx'],
    ['src/components/site/Icon.tsx', '../../islands/demo/A.tsx'],
    ['src/components/site/Icon.tsx', '../../state/store.ts'],
    ['src/components/site/Icon.tsx', '../../../config/site.ts'],
    ['src/islands/demo/A.tsx', '../settings/Panel.tsx'],
    ['src/islands/demo/A.tsx', '../../node/site/load-site.ts'],
    ['src/islands/demo/A.tsx', 'virtual:site'],
    ['src/islands/demo/A.tsx', 'node:path'],
    ['src/mdx/components.ts', '../state/store.ts'],
    ['src/layouts/DocsLayout.astro', '../node/site/load-site.ts'],
    ['src/layouts/DocsLayout.astro', '../pages/404.astro'],
    ['src/layouts/DocsLayout.astro', '../state/store.ts'],
    ['src/pages/404.astro', '../node/site/load-site.ts'],
    ['src/pages/404.astro', './[...page].astro'],
    ['tests/site/a.test.ts', '../../src/pages/404.astro'],
    ['src/core/site/nav.test.ts', '../../node/site/load-site.ts'],
    ['src/core/site/nav.test.ts', 'react'],
    ['src/env.d.ts', './node/site/load-site.ts'],
    ['src/new/a.ts', './b.ts'],
    ['src/core/site/nav.ts', ''],
    ['src/core/site/nav.ts', '..'],
    ['src/core/site/nav.ts', '../../../../etc/passwd'],
  ])('%s must not import %s', (file, specifier) => {
    expect(findImportProblem(file, specifier)).toEqual(expect.any(String));
  });

  it.each([
    [
      'src/components/page/Toc.tsx',
      '../../islands/demo/DemoCode.tsx?url',
      'src/components must not import src/islands/demo/DemoCode.tsx; it may import src/core,' +
        ' src/assets, react, entities. Components are rendered to HTML: make what lives in the browser an' +
        ' island.',
    ],
    [
      'src/core/site/nav.ts',
      'node:fs',
      'src/core must not import node:fs; it may import zod, entities, fflate, typescript, culori/fn. Core decides on plain' +
        ' data: take what is read, shown or stored as a parameter.',
    ],
    ['src/new/a.ts', 'react', 'src/new has no import rule. Write one in tools/import-rules.ts.'],
  ])('explains the rule and the fix for %s', (file, specifier, problem) => {
    expect(findImportProblem(file, specifier)).toBe(problem);
  });
});

describe('IMPORT_RULES', () => {
  it('has a rule for every folder of src that holds scripts', () => {
    const folders = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|astro)$/.test(file))
      .map((file) => path.dirname(file).split(path.sep)[0])
      .map((folder) => (folder === '.' ? 'src' : `src/${folder}`));
    expect(Object.keys(IMPORT_RULES)).toEqual(expect.arrayContaining([...new Set(folders)]));
  });

  it('forbids importing the routes', () => {
    const rules = Object.values(IMPORT_RULES);
    expect(rules.filter(({ folders }) => folders.includes('src/pages'))).toEqual([]);
  });
});

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const at = (file: string) => path.join(ROOT, file);

const refused = {
  filename: at('src/core/a.ts'),
  errors: [{ message: findImportProblem('src/core/a.ts', '../node/b.ts') ?? '' }],
};

tester.run('imports', sitePlugin.rules.imports, {
  valid: [
    { code: "import { a } from './b.ts';", filename: at('src/core/a.ts') },
    { code: "export * from 'zod';", filename: at('src/core/a.ts') },
    { code: "export const a = '../node/b.ts';", filename: at('src/core/a.ts') },
    { code: 'export { a }; const a = load(name);', filename: at('src/core/a.ts') },
    { code: 'const a = import(`./${name}.ts`);', filename: at('src/core/a.ts') },
    { code: "import a from '../node/b.ts';", filename: at('scripts/../src/node/a.ts') },
  ],
  invalid: [
    { code: "import '../node/b.ts';", ...refused },
    { code: "import { a } from '../node/b.ts';", ...refused },
    { code: "import type { A } from '../node/b.ts';", ...refused },
    { code: "export { a } from '../node/b.ts';", ...refused },
    { code: "export type { A } from '../node/b.ts';", ...refused },
    { code: "export * from '../node/b.ts';", ...refused },
    { code: "const a = import('../node/b.ts');", ...refused },
    { code: 'const a = import(`../node/b.ts`);', ...refused },
    { code: "type A = import('../node/b.ts').A;", ...refused },
    { code: "import a = require('../node/b.ts');", ...refused },
    { code: "import a from '../node/b.ts' with { type: 'json' };", ...refused },
  ],
});

const environment = [
  {
    message:
      'Only src/node/load-config.ts, scripts, server, tests, . may touch process.env.' +
      ' Read the variable in src/node/load-config.ts and pass it on.',
  },
];
const storage = [
  {
    message:
      'Only src/state, content, scripts, tests may touch browser storage.' +
      ' Use src/state/browser-storage.ts through a module of src/state.',
  },
];

tester.run('platform', sitePlugin.rules.platform, {
  valid: [
    { code: "process.env['A'];", filename: at('src/node/load-config.ts') },
    { code: "process.env['PORT'];", filename: at('scripts/serve.ts') },
    { code: 'process.env.CI;', filename: at('playwright.config.ts') },
    { code: 'process.exit(1); env.A; a.env;', filename: at('src/node/site/load-site.ts') },
    { code: "window.localStorage.getItem('a');", filename: at('src/state/a.ts') },
    { code: 'document.cookie;', filename: at('src/state/a.ts') },
    { code: "localStorage.getItem('a');", filename: at('content/a/demos/A.tsx') },
    { code: 'document.title; variants.code.cookie;', filename: at('src/islands/a/b.ts') },
    { code: "const a = 'localStorage';", filename: at('src/islands/a/b.ts') },
  ],
  invalid: [
    { code: 'process.env.A;', filename: at('src/node/site/load-site.ts'), errors: environment },
    { code: "process['env'].A;", filename: at('src/core/a.ts'), errors: environment },
    { code: 'globalThis.process.env.A;', filename: at('src/core/a.ts'), errors: environment },
    { code: 'const { env } = process;', filename: at('config/site.ts'), errors: environment },
    {
      code: "import { env } from 'node:process';",
      filename: at('src/node/a.ts'),
      errors: environment,
    },
    { code: 'localStorage.length;', filename: at('src/islands/a/b.ts'), errors: storage },
    { code: 'window.sessionStorage;', filename: at('src/enhance/a.ts'), errors: storage },
    { code: "window['localStorage'];", filename: at('src/enhance/a.ts'), errors: storage },
    { code: 'const { localStorage } = window;', filename: at('src/core/a.ts'), errors: storage },
    { code: "document.cookie = 'a=b';", filename: at('src/components/A.tsx'), errors: storage },
    { code: "document['cookie'];", filename: at('src/components/A.tsx'), errors: storage },
    { code: 'window.document.cookie;', filename: at('src/layouts/a.ts'), errors: storage },
    { code: 'const { cookie } = document;', filename: at('src/mdx/a.ts'), errors: storage },
  ],
});

describe('the rules', () => {
  const eslint = new ESLint({
    cwd: ROOT,
    allowInlineConfig: false,
    ruleFilter: ({ ruleId }) => ruleId.startsWith('site/'),
  });

  it('checks front matter and scripts of an Astro file and reports their lines', async () => {
    const text =
      "---\nimport { a } from '../node/a.ts';\n---\n\n<p>{a}</p>\n<script>\n  localStorage.clear();\n</script>\n";
    const [result] = await eslint.lintText(text, { filePath: at('src/layouts/A.astro') });
    expect(result?.messages.map(({ ruleId, line }) => [ruleId, line])).toEqual([
      ['site/imports', 2],
      ['site/platform', 7],
    ]);
  });
});
