import path from 'node:path';
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { loadReferences as loadConfiguredReferences } from '../api/load-reference.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import { parseMarkdown } from './parse.ts';
import { remarkAuthor } from './remark-author.ts';

function renderAttributes({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): string {
  const texts = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return ` {${attribute.value}}`;
    const { name, value } = attribute;
    if (value === null || value === undefined) return ` ${name}`;
    return typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${value.value}}`;
  });
  return texts.join('');
}

/** Renders a tree as text: tags as they are, other nodes as their type. */
function render(node: Nodes): string {
  const children = 'children' in node ? node.children.map(render).join('') : '';
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'mdxjsEsm':
      return node.value;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return `<${node.name}${renderAttributes(node)}>${children}</${node.name}>`;
    case 'heading': {
      const { id } =
        (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties ?? {};
      return `<h${node.depth}${id === undefined ? '' : ` id="${id}"`}>${children}</h${node.depth}>`;
    }
    case 'table': {
      const { className = [] } =
        (node.data as { hProperties?: { className?: string[] } } | undefined)?.hProperties ?? {};
      return `[table${className.map((each) => ` .${each}`).join('')}]${children}`;
    }
    case 'root':
      return children;
    default:
      return `[${node.type}]${children}`;
  }
}

interface TransformOptions {
  hasLicense?: boolean;
  page?: string;
}

async function transform(
  text: string,
  { hasLicense = false, page = '/home/docs/content/guide/rows' }: TransformOptions = {},
): Promise<string> {
  const tree = parseMarkdown(text);
  const loadReferences = async () => loadConfiguredReferences(loadConfig().products);
  await remarkAuthor({ loadReferences, hasLicense })(tree, new VFile({ path: `${page}/page.mdx` }));
  return render(tree);
}

describe('remarkAuthor', () => {
  it('adds an id and an anchor link to headings', async () => {
    expect(await transform('## Pick *a* row <Pro />\n\n### Pick a row\n\n# No id')).toBe(
      '<h2 id="pick-a-row">Pick [emphasis]a row <Pro></Pro>' +
        '<HeadingAnchor id={"pick-a-row"} text={"Pick a row"}></HeadingAnchor></h2>' +
        '<h3 id="pick-a-row-2">Pick a row' +
        '<HeadingAnchor id={"pick-a-row-2"} text={"Pick a row"}></HeadingAnchor></h3>' +
        '<h1>No id</h1>',
    );
  });

  it('puts the earlier ids of a heading at its start', async () => {
    expect(await transform('## Rows\n\n<Aliases ids="lines data-rows" />\n\nText')).toBe(
      '<h2 id="rows"><span id="lines"></span><span id="data-rows"></span>Rows' +
        '<HeadingAnchor id={"rows"} text={"Rows"}></HeadingAnchor></h2>[paragraph]Text',
    );
  });

  it('escapes special characters in a heading', async () => {
    expect(await transform('## `"}` and `<b>`')).toBe(
      '<h2 id="and">"} and <b><HeadingAnchor id={"and"} text={"\\"} and <b>"}></HeadingAnchor></h2>',
    );
  });

  it('explains the watermark once, above the first demo of a paid package, unless there is a key', async () => {
    const page = path.join(ROOT, 'content/data-grid/clipboard');
    const text = ['CopyPurchases', 'CopyCellRange', 'PasteIntoInventory']
      .map((name) => `<Demo name="${name}" height={1} />`)
      .join('\n\n');
    const list = async (hasLicense: boolean) =>
      (await transform(text, { hasLicense, page })).match(
        /(?<=<)LicenseNotice|(?<=<)\w+(?=Island)/g,
      );
    expect(await list(false)).toEqual([
      'CopyPurchases',
      'LicenseNotice',
      'CopyCellRange',
      'PasteIntoInventory',
    ]);
    expect(await list(true)).toEqual(['CopyPurchases', 'CopyCellRange', 'PasteIntoInventory']);
  });

  it('highlights fences', async () => {
    expect(await transform('```text title="a.txt" {1}\n<a>\nb\n```')).toBe(
      '<CodeBlock html={"<mark>&lt;a&gt;</mark>b"} language={"text"} title={"a.txt"}></CodeBlock>',
    );
    expect(await transform('```text diff\n-a\n```')).toBe(
      '<CodeBlock html={"<del>a</del>"} language={"text"} diff={true}></CodeBlock>',
    );
  });

  it('collects the labels of tabs', async () => {
    const text =
      '<CodeTabs group="plan">\n\n```text tab="Pro"\na\n```\n\n```text tab="Premium"\nb\n```\n\n</CodeTabs>';
    expect(await transform(text)).toBe(
      '<CodeTabs group={"plan"} labels={["Pro","Premium"]}>' +
        '<CodeBlock html={"a"} language={"text"} tab={"Pro"}></CodeBlock>' +
        '<CodeBlock html={"b"} language={"text"} tab={"Premium"}></CodeBlock></CodeTabs>',
    );
  });

  it('puts the commands of package managers into the tabs of date libraries', async () => {
    const tags = (await transform('<PickerInstallTabs plan="pro" />')).replaceAll(
      / html=\{"((?:[^"\\]|\\.)*)"\}/g,
      (_, html: string) => ` start=${/x-date-pickers(-pro)?/.exec(html)?.[0]}`,
    );
    const blocks = ['npm', 'pnpm', 'yarn'].map(
      (tab) => `<CodeBlock start=x-date-pickers-pro language={"bash"} tab={"${tab}"}></CodeBlock>`,
    );
    const panels = ['Day.js', 'date-fns', 'Luxon', 'Moment.js'].map(
      (tab) =>
        `<TabPanel tab={"${tab}"}><CodeTabs group={"package-manager"} labels={["npm","pnpm","yarn"]}>` +
        `${blocks.join('')}</CodeTabs></TabPanel>`,
    );
    expect(tags).toBe(
      `<CodeTabs group={"date-library"} labels={["Day.js","date-fns","Luxon","Moment.js"]}>` +
        `${panels.join('')}</CodeTabs>`,
    );
  });

  it('replaces callouts with components and keeps their title', async () => {
    expect(await transform(':::warning[Not *twice*]\nA **row**.\n:::')).toBe(
      '<Callout type={"warning"} title={"Not twice"}>[paragraph]A [strong]row.</Callout>',
    );
    expect(await transform(':::info\n```text\na\n```\n:::')).toBe(
      '<Callout type={"info"}>' + '<CodeBlock html={"a"} language={"text"}></CodeBlock></Callout>',
    );
  });

  it('wraps tables in a box', async () => {
    expect(await transform('| a |\n|---|\n| b |')).toBe(
      '<TableBox>[table][tableRow][tableCell]a[tableRow][tableCell]b</TableBox>',
    );
  });

  it('marks the answers of tables, and the tables that compare plans', async () => {
    const render = (head: string, cell: string) =>
      transform(`| a | ${head} |\n|---|---|---|\n| b | ${cell} |`);
    expect(await render('Community | Pro <Pro />', 'No | Yes')).toBe(
      '<TableBox>[table .plan-table][tableRow][tableCell]a[tableCell]Community[tableCell]Pro <Pro></Pro>' +
        '[tableRow][tableCell]b' +
        '[tableCell]<span class="answer answer-no"><span class="visually-hidden">No</span></span>' +
        '[tableCell]<span class="answer answer-yes"><span class="visually-hidden">Yes</span></span>' +
        '</TableBox>',
    );
    expect(await render('Community | Pro', 'No | MIT')).not.toContain('plan-table');
    expect(await render('Simple | Rich', 'No | Yes')).not.toContain('plan-table');
  });

  it('replaces cards with boxes, with the link and the picture of a demo', async () => {
    expect(
      await transform(
        '<Cards>\n\n<Card title="Rows" href="/rows/" plan="pro" picture="grid/sort/Rows">\n\nText.\n\n</Card>\n\n</Cards>',
      ),
    ).toBe(
      "import Card0Source from '/content/grid/sort/demos/Rows.tsx?source'" +
        '<div class={"cards"}><div class={"card"}><CardPicture demo={Card0Source}></CardPicture>' +
        '<a class={"card-link"} href={"/rows/"}>Rows</a><Pro></Pro>[paragraph]Text.</div></div>',
    );
  });

  it('covers a demo that sleeps until the reader touches it', async () => {
    expect(await transform('<Demo name="A" height={300} asleep />')).toContain(
      '<DemoWake></DemoWake><AIsland client:touch id={"guide/rows/A"}></AIsland>',
    );
  });

  it('replaces demos with islands in a frame and imports the toolbar once', async () => {
    const text =
      '<Demo name="A" title="Rows" height={300} />\n\n<Demo name="B" height={200} heightNarrow={400} wide open />';
    expect(await transform(text)).toBe(
      "import { DemoToolbar } from '/src/islands/demo/DemoToolbar.tsx'\n" +
        "import AIsland from './demos/A.tsx?island'\nimport ASource from './demos/A.tsx?source'\n" +
        "import BIsland from './demos/B.tsx?island'\nimport BSource from './demos/B.tsx?source'" +
        '<DemoFrame demo={ASource} title={"Rows"} height={300}>' +
        '<AIsland client:demo id={"guide/rows/A"}></AIsland>' +
        '<DemoToolbar slot={"toolbar"} client:interaction stylings={ASource.stylings}' +
        ' sourceUrl={ASource.sourceUrl} name={"A"} id={"guide/rows/A"} open={false} {...props.island}>' +
        '<DemoPreview demo={ASource}></DemoPreview></DemoToolbar></DemoFrame>' +
        '<DemoFrame demo={BSource} title={"B"} height={200} heightNarrow={400} wide={true}>' +
        '<BIsland client:demo id={"guide/rows/B"}></BIsland>' +
        '<DemoToolbar slot={"toolbar"} client:interaction stylings={BSource.stylings}' +
        ' sourceUrl={BSource.sourceUrl} name={"B"} id={"guide/rows/B"} open={true} {...props.island}>' +
        '<DemoPreview demo={BSource}></DemoPreview></DemoToolbar></DemoFrame>',
    );
  });

  it('keeps a colon in a sentence', async () => {
    expect(await transform('Open from 10:am on, by :name[Ada].')).toBe(
      '[paragraph]Open from 10:am on, by :name[Ada].',
    );
  });

  it('leaves an empty page empty', async () => {
    expect(await transform('')).toBe('');
  });
});
