import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { AUTHOR_TAGS, CALLOUTS } from '../../core/page/vocabulary.ts';
import { createApiRowRenderer } from './render-api-rows.ts';
import { renderGuide, type GuideContext } from './render-guide.ts';
import { stringifyMarkdown } from './stringify.ts';
import { CALLOUT_MARKS, TEXT_FORMS } from './text-forms.ts';

const SITE = 'https://docs.test';

const TREE = { id: 'tree', name: 'Tree', plan: 'pro', page: '/x/react-data-grid/tree/' } as const;
const LIST = { ...TREE, id: 'list', name: 'List' };

function createContext(): GuideContext {
  const seen = new Set<string>();
  const renderRows = createApiRowRenderer((url) => SITE + url);
  return {
    resolve: (url) =>
      url.startsWith('#') ? `${SITE}/page/${url}` : url.startsWith('/') ? SITE + url : url,
    linkCode: {
      startSection: () => seen.clear(),
      find(code) {
        if (code !== 'rows' || seen.has(code)) return null;
        seen.add(code);
        return '/api/#rows';
      },
    },
    findProp: (name) =>
      name === 'rows'
        ? {
            name,
            plan: 'pro',
            type: 'Row[]',
            default: '[]',
            description: 'The rows. More.',
            href: '/api/#rows',
          }
        : null,
    getDemo: (name) => ({
      title: `The demo ${name}`,
      url: `${SITE}/page/#${name}`,
      files: [
        { name: `${name}.tsx`, code: 'export default <a href="`">{1}</a>;\n' },
        { name: `${name}.css`, code: 'a {}\n' },
      ],
    }),
    renderChanges: (product, { from, to }) => [
      { type: 'paragraph', children: [{ type: 'text', value: `${product}: ${from} to ${to}` }] },
    ],
    playgrounds: [{ name: 'Table', href: '/x/api/tables/table/#try' }],
    locales: [
      { name: 'deDE', tag: 'de-DE', language: 'German (Germany)', translated: 9, total: 9 },
      { name: 'eu', tag: 'eu', language: 'Basque', translated: 1, total: 9 },
    ],
    pageCards: [
      { title: 'Columns', href: '/columns/', text: 'Pin columns.', plan: 'pro', marks: [] },
      { title: 'Rows', href: '/rows/', text: 'Span rows.', plan: null, marks: ['new'] },
    ],
    costRows: () => [],
    matrixRows: [],
    answers: () => [],
    siteReport: () => {
      throw new Error('not used');
    },
    featureMatrix: () => ({
      measured: '2026-11-29',
      pairs: 3,
      rows: [
        {
          feature: TREE,
          failures: [{ other: LIST, problem: 'there is no tree' }],
        },
        {
          feature: LIST,
          failures: [{ other: TREE, problem: 'there is no tree' }],
        },
        { feature: { ...LIST, id: 'sort', name: 'Sorting' }, failures: [] },
      ],
    }),
    runtimeCurve: () => ({ counts: [], series: [], unit: 'ms', machine: '', measured: '' }),
    releases: [
      {
        name: 'Grid',
        version: '7.2.0',
        date: '2025-09-09',
        changes: ['Fix `rows`', 'Pin'],
        url: 'https://code.test/7.2.0',
        changesHref: '/api/changes/',
      },
      {
        name: 'Charts',
        version: '7.1.0',
        date: '2025-04-23',
        changes: [],
        url: 'https://code.test/7.1.0',
        changesHref: '/api/changes/',
      },
    ],
    renderApi: (getSections) => getSections(API_MODEL).map(renderRows),
  };
}

function render(source: string): string {
  return stringifyMarkdown(renderGuide(source, createContext()));
}

describe('renderGuide', () => {
  it('has a text form for each tag and each callout', () => {
    expect(Object.keys(TEXT_FORMS)).toEqual(expect.arrayContaining(Object.keys(AUTHOR_TAGS)));
    expect(Object.keys(CALLOUT_MARKS)).toEqual([...CALLOUTS]);
  });

  it('keeps plain Markdown and drops the front matter', () => {
    expect(
      render('---\ntitle: A\n---\n\n## One\n\nA **strong** *word*, `code`.\n\n- a\n- b\n\n1. x\n'),
    ).toBe('## One\n\nA **strong** *word*, `code`.\n\n- a\n- b\n\n1. x\n');
  });

  it('makes links absolute and links each API name once per section', () => {
    expect(
      render('[a](/x/) [b](#c) [d](https://e.test/)\n\n`rows` `rows`\n\n## N\n\n`rows` `cols`'),
    ).toBe(
      `[a](${SITE}/x/) [b](${SITE}/page/#c) [d](https://e.test/)\n\n` +
        `[\`rows\`](${SITE}/api/#rows) \`rows\`\n\n## N\n\n[\`rows\`](${SITE}/api/#rows) \`cols\`\n`,
    );
  });

  it('shows a demo as its files, with a link to it', () => {
    expect(render('<Demo name="Two" height={300} open />')).toBe(
      '```tsx title="Two.tsx"\nexport default <a href="`">{1}</a>;\n```\n\n' +
        '```css title="Two.css"\na {}\n```\n\n' +
        `Live demo: [The demo Two](${SITE}/page/#Two).\n`,
    );
  });

  it('shows the props that a page is about as a table', () => {
    expect(render('<Props names="rows missing" />')).toBe(
      '| Name | Type | Default | Description |\n| - | - | - | - |\n' +
        `| [\`rows\`](${SITE}/api/#rows) (Pro plan) | \`Row[]\` | \`[]\` | The rows. |\n`,
    );
  });

  it('keeps file names and drops display-only metadata of fences', () => {
    expect(render('```tsx title="src/App.tsx" {2,4-6}\na\n```\n\n```ts diff\n-a\n+b\n```')).toBe(
      '```tsx title="src/App.tsx"\na\n```\n\n```diff\n-a\n+b\n```\n',
    );
  });

  it('shows every tab under its name', () => {
    expect(
      render(
        '<CodeTabs group="plan">\n\n```bash tab="Pro"\na\n```\n\n```bash tab="Premium"\nb\n```\n\n</CodeTabs>',
      ),
    ).toBe('**Pro**\n\n```bash\na\n```\n\n**Premium**\n\n```bash\nb\n```\n');
  });

  it('shows the commands of npm that install the pickers, by date library', () => {
    const lines = render('<PickerInstallTabs />').split('\n\n');
    expect(lines.filter((line) => line.startsWith('**'))).toEqual([
      '**Day.js**',
      '**date-fns**',
      '**Luxon**',
      '**Moment.js**',
    ]);
    expect(lines[1]).toMatch(
      /^```bash\nnpm install @mui\/x-date-pickers@[\d.]+ dayjs@[\d.]+ .*\n```$/,
    );
    expect(lines[5]).toMatch(/\nnpm install -D @types\/luxon@[\d.]+\n```$/);
  });

  it.each([
    ['info', 'NOTE'],
    ['success', 'TIP'],
    ['warning', 'WARNING'],
    ['error', 'CAUTION'],
  ])('marks a callout of type %s', (name, mark) => {
    expect(render(`:::${name}\nA **row**.\n:::`)).toBe(`> [!${mark}]\n> A **row**.\n`);
  });

  it('keeps the title and the content of a callout', () => {
    expect(render(':::warning[Not *twice*]\nA row.\n:::')).toBe(
      '> [!WARNING]\n> **Not twice**\n>\n> A row.\n',
    );
    expect(render(':::info\n- a\n- b\n:::')).toBe('> [!NOTE]\n>\n> - a\n> - b\n');
    expect(render(':::info\n```text\na\n```\n:::')).toBe('> [!NOTE]\n>\n> ```text\n> a\n> ```\n');
  });

  it('writes plans, keys and inline HTML elements as text', () => {
    expect(
      render(
        '## Sort <Pro />\n\nPress <kbd>Ctrl</kbd> + <kbd>C</kbd>, <Premium />, H<sub>2</sub>O, 10<sup>2</sup>, <abbr title="User interface">UI</abbr>.',
      ),
    ).toBe(
      '## Sort (Pro plan)\n\nPress Ctrl + C, (Premium plan), H_2O, 10^2, UI (User interface).\n',
    );
  });

  it('expands details and keeps tables intact', () => {
    expect(render('<details>\n<summary>More</summary>\n\nAll of it.\n\n</details>')).toBe(
      '**More**\n\nAll of it.\n',
    );
    expect(render('| a | b |\n|---|---|\n| x<br />y | `a \\| b` <Pro /> |')).toBe(
      '| a | b |\n| - | - |\n| x y | `a \\| b` (Pro plan) |\n',
    );
    expect(render('One<br />two')).toBe('One\\\ntwo\n');
  });

  it('writes cards, pages and releases as text', () => {
    expect(
      render(
        '<Cards>\n\n<Card title="Rows" href="/rows/" plan="pro">\n\nSpan.\n\n</Card>\n\n<Card>\n\n### [Free](#free)\n\n</Card>\n\n</Cards>',
      ),
    ).toBe(`[**Rows**](${SITE}/rows/) (Pro plan)\n\nSpan.\n\n### [Free](${SITE}/page/#free)\n`);
    expect(render('<PageCards />')).toBe(
      `- [Columns](${SITE}/columns/) (Pro plan): Pin columns.\n- [Rows](${SITE}/rows/): Span rows.\n`,
    );
    expect(render('<Releases />')).toBe(
      '- [Grid 7.2.0](https://code.test/7.2.0) (2025-09-09): Fix `rows`; Pin. ' +
        `[API changes](${SITE}/api/changes/)\n` +
        '- [Charts 7.1.0](https://code.test/7.1.0) (2025-04-23): Internal changes. ' +
        `[API changes](${SITE}/api/changes/)\n`,
    );
  });

  it('writes which features work together as a table', () => {
    const text = render('<FeatureMatrix />');
    expect(text).toContain('| [Tree](https://docs.test/x/react-data-grid/tree/) ');
    const cells = text.match(/(?<=\| pro +\| )[^|]*\w/g);
    expect(cells).toEqual([
      'List: there is no tree',
      'Tree: there is no tree',
      'Works with all others',
    ]);
  });

  it('shows excerpts of the API reference as tables', () => {
    expect(render('<ApiObject feature="sort" />')).toBe(
      '| Method | Type | Description |\n| - | - | - |\n| `sort` | `(field: string) => void` | Sorts. |\n',
    );
    expect(render('<ApiChanges product="knobs" from="6" to="7" />')).toBe('knobs: 6 to 7\n');
    expect(render('<Playgrounds />')).toBe(`- [\`Table\`](${SITE}/x/api/tables/table/#try)\n`);
    expect(render('<Locales />')).toBe(
      '| Language | Import | Translated |\n| - | - | - |\n' +
        '| German (Germany) | `deDE` | complete |\n| Basque | `eu` | 1 of 9 |\n',
    );
    expect(render('<Selectors category="Rows" />')).toBe(
      '| Selector | Result | Description |\n| - | - | - |\n| `rowsSelector` | `RowModel[]` | |\n',
    );
    expect(render('<Selectors />')).toContain('`idSelector`');
    expect(render('<Events />')).toBe(
      '| Event | Parameters | Description |\n| - | - | - |\n| `rowClick` | `RowModel` | A click. |\n',
    );
  });

  it('drops comments and keeps a colon in a sentence', () => {
    expect(render('Open from 10:am on.{/* not for readers */}\n\n{/* nor this */}')).toBe(
      'Open from 10:am on.\n',
    );
    expect(render('')).toBe('');
  });
});
