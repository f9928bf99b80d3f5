import type { Copy } from './copy.ts';

const PAGE = 'content/tree-view/pruning/page.mdx';
const DEMO = 'content/tree-view/pruning/demos/PruneBranches.tsx';

/** Follows each row of README's table, in the order of the table. */
export const RECIPES: Readonly<Record<string, (copy: Copy) => void>> = {
  'a page': ({ write, edit }) => {
    write(
      PAGE,
      `---
title: Tree View - Pruning
description: Take branches out of a tree.
---

## Take a branch out

Remove its item from \`items\`.
`,
    );
    edit(
      'content/tree-view/nav.ts',
      "{ pathname: '/x/react-tree-view/getting-started' },",
      "{ pathname: '/x/react-tree-view/getting-started' },\n  { pathname: '/x/react-tree-view/pruning' },",
    );
    edit(
      'content/tree-view/page.mdx',
      ' draws a first tree.',
      ' draws a first tree. [Pruning](/x/react-tree-view/pruning/) takes branches out.',
    );
  },
  'a demo': ({ write, edit }) => {
    write(
      DEMO,
      `import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [{ id: 'oak', label: 'Oak' }];

export default function PruneBranches() {
  return <RichTreeView items={items} />;
}
`,
    );
    edit(
      PAGE,
      'Remove its item from `items`.\n',
      'Remove its item from `items`.\n\n<Demo name="PruneBranches" height={36} />\n',
    );
  },
  'data that demos share': ({ write, edit }) => {
    write(
      'content/tree-view/datasets/orchard.ts',
      "export const trees = [{ id: 'oak', label: 'Oak' }];\n",
    );
    edit(
      DEMO,
      "\n\nconst items = [{ id: 'oak', label: 'Oak' }];\n",
      "\nimport { trees } from '../../datasets/orchard';\n",
    );
    edit(DEMO, 'items={items}', 'items={trees}');
  },
  'a Tailwind variant of a demo': ({ write }) => {
    write(
      DEMO.replace('.tsx', '.tailwind.tsx'),
      `import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { trees } from '../../datasets/orchard';

export default function PruneBranches() {
  return <RichTreeView className="p-2" items={trees} />;
}
`,
    );
  },
  'a CSS variant of a demo': ({ write }) => {
    write(DEMO.replace('.tsx', '.css'), '.orchard {\n  padding: 8px;\n}\n');
    write(
      DEMO.replace('.tsx', '.css.tsx'),
      `import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { trees } from '../../datasets/orchard';
import './PruneBranches.css';

export default function PruneBranches() {
  return <RichTreeView className="orchard" items={trees} />;
}
`,
    );
  },
  'a product': ({ write, edit }) => {
    edit(
      'config/products.ts',
      '] satisfies ProductConfig[];',
      "  { id: 'x-gantt', folder: 'gantt', name: 'Gantt', prefix: '/x/react-gantt' },\n] satisfies ProductConfig[];",
    );
    write(
      'content/gantt/nav.ts',
      "export default [{ pathname: '/x/react-gantt', title: 'Overview' }];\n",
    );
    write(
      'content/gantt/page.mdx',
      '---\ntitle: Gantt\ndescription: Plans as bars.\n---\n\n## Draw a plan\n\nEach task is a bar.\n',
    );
  },
  'a version': ({ edit }) => {
    edit(
      'config/products.ts',
      "earlierVersions: [{ major: 'v6', host: HOST_V6, path: '/x/react-charts/' }]",
      "earlierVersions: [\n      { major: 'v7', host: 'https://v7.mui.com', path: '/x/react-charts/' },\n      { major: 'v6', host: HOST_V6, path: '/x/react-charts/' },\n    ]",
    );
  },
  'a setting': ({ edit }) => {
    edit(
      'config/settings.ts',
      '  paletteColors: {',
      `  motion: {
    choices: ['full', 'reduced'],
    default: 'full',
    storageKey: 'docs-motion',
    attribute: 'data-motion',
  },
  paletteColors: {`,
    );
    edit(
      'src/islands/settings/SettingsPanel.tsx',
      '<StoredChoice setting="mode" t={t} />',
      '<StoredChoice setting="mode" t={t} />\n            <StoredChoice setting="motion" t={t} />',
    );
    edit(
      'content/ui/en.json',
      '"density": "Demo density',
      '"motion": "Motion",\n    "full": "Full",\n    "reduced": "Reduced",\n    "density": "Demo density',
    );
  },
  'a control in the settings': ({ write, edit }) => {
    write(
      'src/islands/settings/ResetMode.tsx',
      `import { chooseSetting } from '../../state/settings/store.ts';

/** Lets the mode follow the device again. */
export function ResetMode({ t }: { t: Label<'settings'> }) {
  return (
    <button type="button" className="button" onClick={() => chooseSetting('mode', 'system')}>
      {t('settings.resetMode')}
    </button>
  );
}
`,
    );
    edit(
      'src/islands/settings/SettingsPanel.tsx',
      "import { DensitySettings } from './DensitySettings.tsx';",
      "import { DensitySettings } from './DensitySettings.tsx';\nimport { ResetMode } from './ResetMode.tsx';",
    );
    edit(
      'src/islands/settings/SettingsPanel.tsx',
      '<DensitySettings t={t} />',
      '<ResetMode t={t} />\n            <DensitySettings t={t} />',
    );
    edit(
      'content/ui/en.json',
      '"density": "Demo density',
      '"resetMode": "Follow the device",\n    "density": "Demo density',
    );
  },
  'a chart type, or any new component of the packages': (copy) => {
    const files = [
      'api/charts.api.json',
      'config/playground/charts/SparkLineChart.ts',
      'content/charts/nav.ts',
      'content/charts/sparkline/page.mdx',
    ];
    const written = files.map((file) => [file, copy.read(file)] as const);
    // The release before: nothing names the component.
    const { components, ...model } = JSON.parse(copy.read('api/charts.api.json')) as {
      components: { name: string }[];
    };
    const known = components.filter(({ name }) => name !== 'SparkLineChart');
    copy.write('api/charts.api.json', JSON.stringify({ ...model, components: known }));
    copy.edit(
      'content/charts/nav.ts',
      `      { pathname: \`\${charts}/sparkline\`, title: 'Sparkline' },\n`,
      '',
    );
    copy.remove('config/playground/charts/SparkLineChart.ts');
    copy.remove('content/charts/sparkline/page.mdx');
    copy.takeTouched();
    // `npm run api` writes the first of them from the package.
    for (const [file, text] of written) copy.write(file, text);
  },
  'a label of the interface': ({ edit }) => {
    edit('content/ui/en.json', '"footer": "', '"imprint": "Imprint",\n    "footer": "');
    edit(
      'src/components/site/SiteFooter.tsx',
      "        <p>{t('shell.footer', { site: siteName })}</p>\n",
      "        <p>{t('shell.footer', { site: siteName })}</p>\n        <p>{t('shell.imprint')}</p>\n",
    );
  },
  'a redirect or a header': ({ edit }) => {
    edit(
      'config/hosting.ts',
      '  redirects: [',
      "  redirects: [\n    { from: '/x/tree-pruning/', to: '/x/react-tree-view/pruning/', status: 301 },",
    );
    edit(
      'config/hosting.ts',
      "      'Referrer-Policy'",
      "      'X-DNS-Prefetch-Control': 'off',\n      'Referrer-Policy'",
    );
  },
  'a word for which readers should find a page': ({ edit }) => {
    edit(PAGE, 'out of a tree.\n', 'out of a tree.\nkeywords: [cut, trim]\n');
  },
  'a question that leads readers to a section': ({ write }) => {
    write(PAGE.replace('page.mdx', 'questions.json'), '{ "": ["how do I keep a tree small"] }\n');
  },
  'a word for which readers should find another word': ({ edit }) => {
    edit('config/search.ts', '  synonyms: {', "  synonyms: {\n    branch: ['item'],");
  },
  'a tag for authors': ({ edit }) => {
    edit(
      'src/core/page/vocabulary.ts',
      '  Premium: { required',
      '  Season: { required: [], optional: [] },\n  Premium: { required',
    );
    edit(
      'src/mdx/components.ts',
      '    Pro: () =>',
      "    Season: () => createElement('strong', null, 'Spring'),\n    Pro: () =>",
    );
    edit(
      'src/node/markdown/text-forms.ts',
      '  Demo: renderDemo,',
      "  Demo: renderDemo,\n  Season: () => [strong('Spring')],",
    );
    edit(
      'CONTRIBUTING.md',
      '| a plan marker |',
      '| the season | `<Season />` |\n| a plan marker |',
    );
  },
};
