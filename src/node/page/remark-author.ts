import type { Code, Nodes, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { getDemoPath } from '../../core/demo/demo.ts';
import { createSlugger } from '../../core/page/heading.ts';
import { toWords } from '../../core/page/words.ts';
import { isCallout } from '../../core/page/vocabulary.ts';
import { findPropRow, splitPropNames } from '../../core/api/prop-rows.ts';
import type { CodeScope } from '../../core/api/code-targets.ts';
import { createScopedLinker, getCodeScope } from '../api/code-linker.ts';
import type { ProductReference } from '../api/load-reference.ts';
import { isPlanTable, markAnswer } from './plan-table.ts';
import { placeAliases } from './aliases.ts';
import { getAttributes } from './check-page.ts';
import { highlight } from '../code/highlight.ts';
import { loadPickerInstalls } from './picker-installs.ts';
import { markTable } from './mark-table.ts';
import { getDirectiveText, getHeadingText, getText, parseFenceMeta } from './parse.ts';
import { buildPropsTable } from './props-table.ts';
import { insertLicenseNotice } from './insert-license-notice.ts';
import {
  element,
  flag,
  fromData,
  fromNames,
  getData,
  importAll,
  spread,
  type ModuleImport,
} from './jsx-nodes.ts';

export interface RemarkAuthorOptions {
  /** The API reference, which inline code links to. */
  loadReferences: () => Promise<readonly ProductReference[]>;
  /** Whether the paid packages get a license key, so that they show no watermark. */
  hasLicense: boolean;
}

/**
 * Turns the author's vocabulary into the components of `src/mdx`: highlights fences, replaces
 * callouts with `<Callout>` and demos with a frame and two islands, explains the watermark of paid
 * packages, and gives headings the same ids as the content loader.
 */
export function remarkAuthor({ loadReferences, hasLicense }: RemarkAuthorOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const imports: ModuleImport[] = [];
    const toId = createSlugger();
    const pageFolder = file.dirname ?? '';
    const scope = getCodeScope(pageFolder, file, await loadReferences());
    const linkCode = createScopedLinker(scope);

    const transform = async (node: Nodes, parent: Parents | undefined, index: number) => {
      if (node.type === 'heading') {
        const text = getHeadingText(node);
        const id = node.depth === 2 || node.depth === 3 ? toId(text) : undefined;
        if (id !== undefined) {
          node.data = { ...node.data, hProperties: { id } };
          node.children.push({
            ...element('HeadingAnchor', fromData({ id, text })),
            type: 'mdxJsxTextElement',
            children: [],
          });
          linkCode.startSection();
        }
      }
      if ('children' in node) {
        for (const [at, child] of [...node.children.entries()]) await transform(child, node, at);
      }
      if (node.type === 'table' && isPlanTable(node)) {
        node.data = { ...node.data, hProperties: { className: ['plan-table'] } };
      }
      if (node.type === 'tableCell') markAnswer(node);
      if (!parent) return;
      if (node.type === 'inlineCode' && CODE_PLACES.has(parent.type)) {
        const url = linkCode.find(node.value);
        if (url !== null) parent.children.splice(index, 1, { type: 'link', url, children: [node] });
        return;
      }
      const replacement = await replace(node, imports, pageFolder);
      if (replacement) parent.children.splice(index, 1, replacement as never);
    };

    if (!hasLicense) await insertLicenseNotice(tree, pageFolder);
    placeAliases(tree);
    placePropsTables(tree, scope);
    await transform(tree, undefined, 0);
    if (imports.length > 0) tree.children.unshift(importAll(imports));
  };
}

/** Replaces each `<Props>` with its table, which is then treated like one that the author wrote. */
function placePropsTables(parent: Parents, scope: CodeScope): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Props') {
      const names = splitPropNames(String(getAttributes(node)['names']));
      const rows = names.map((name) => findPropRow(name, scope)).filter((row) => row !== null);
      const table = buildPropsTable(rows, {
        resolve: (url) => url,
        renderPlan: (plan) => [
          {
            ...element(plan === 'premium' ? 'Premium' : 'Pro'),
            type: 'mdxJsxTextElement',
            children: [],
          },
        ],
      });
      parent.children.splice(index, 1, table as never);
    } else if ('children' in node) placePropsTables(node, scope);
  }
}

/** Parents whose inline code can become a link: text and tables, not headings and links. */
export const CODE_PLACES: ReadonlySet<string> = new Set([
  'paragraph',
  'tableCell',
  'strong',
  'emphasis',
]);

async function replace(
  node: Nodes,
  imports: ModuleImport[],
  pageFolder: string,
): Promise<Nodes | null> {
  switch (node.type) {
    case 'code':
      return renderFence(node);
    case 'table':
      return wrap(markTable(node), 'TableBox');
    case 'containerDirective':
      return isCallout(node.name) ? renderCallout(node) : null;
    case 'textDirective':
    case 'leafDirective':
      return { type: 'text', value: getDirectiveText(node) };
    case 'mdxJsxFlowElement':
      if (node.name === 'Demo') return renderDemo(node, imports, pageFolder);
      if (node.name === 'CodeTabs') return renderTabs(node);
      if (node.name === 'PickerInstallTabs') return renderPickerInstalls(node);
      if (node.name === 'Cards') return element('div', fromData({ class: 'cards' }), node.children);
      if (node.name === 'Card') return renderCard(node, imports);
      return null;
    default:
      return null;
  }
}

function wrap(node: RootContent, name: string): MdxJsxFlowElement {
  // The node's children are already transformed, so the box is not visited again.
  return element(name, [], [node as MdxJsxFlowElement['children'][number]]);
}

async function renderFence({ lang, value, meta }: Code): Promise<MdxJsxFlowElement> {
  const { title, emphasized, diff, tab } = parseFenceMeta(meta);
  const language = lang ?? 'text';
  const html = await highlight(value, language, { emphasized, diff });
  return element('CodeBlock', fromData({ html, language, title, tab, diff: diff || undefined }));
}

/** The fences inside are already rendered, so their tabs are read from their attributes. */
function renderTabs(node: MdxJsxFlowElement): MdxJsxFlowElement {
  const group = getData(node, 'group') ?? getAttributes(node)['group'];
  const labels = node.children.map((child) => {
    const value = child.type === 'mdxJsxFlowElement' ? getData(child, 'tab') : undefined;
    return typeof value === 'string' ? value : '';
  });
  return element('CodeTabs', fromData({ group, labels }), node.children);
}

/** Tabs of date libraries, each with tabs of package managers. */
async function renderPickerInstalls(node: MdxJsxFlowElement): Promise<MdxJsxFlowElement> {
  const installs = loadPickerInstalls(getAttributes(node)['plan']);
  const panels = installs.map(async ({ library, commands }) => {
    const blocks = Object.entries(commands).map(([manager, value]) =>
      renderFence({ type: 'code', lang: 'bash', meta: `tab="${manager}"`, value }),
    );
    const tabs = element(
      'CodeTabs',
      fromData({ group: 'package-manager' }),
      await Promise.all(blocks),
    );
    return element('TabPanel', fromData({ tab: library }), [renderTabs(tabs)]);
  });
  const group = fromData({ group: 'date-library' });
  return renderTabs(element('CodeTabs', group, await Promise.all(panels)));
}

function renderCard(node: MdxJsxFlowElement, imports: ModuleImport[]): MdxJsxFlowElement {
  const { title, href, plan, picture } = getAttributes(node);
  const label = { type: 'text', value: String(title) } as unknown as MdxJsxFlowElement;
  const link = element('a', fromData({ class: 'card-link', href }), [label]);
  const mark = plan === undefined ? [] : [element(plan === 'premium' ? 'Premium' : 'Pro')];
  const children = [
    ...(picture === undefined ? [] : [renderCardPicture(String(picture), imports)]),
    ...(href === undefined ? [] : [link, ...mark]),
    ...node.children,
  ];
  return element('div', fromData({ class: 'card' }), children);
}

/** The stored picture of a demo of any page, by the demo's id. */
function renderCardPicture(id: string, imports: ModuleImport[]): MdxJsxFlowElement {
  const name = `Card${imports.length}Source`;
  imports.push({ name, from: `/content/${getDemoPath(id)}?source`, isDefault: true });
  return element('CardPicture', fromNames({ demo: name }));
}

function renderCallout(node: ContainerDirective): MdxJsxFlowElement {
  const [first] = node.children;
  const labeled = first?.type === 'paragraph' && first.data?.['directiveLabel'] === true;
  const title = labeled ? getText(first) : undefined;
  const children = labeled ? node.children.slice(1) : node.children;
  return element(
    'Callout',
    fromData({ type: node.name, title }),
    children as MdxJsxFlowElement['children'],
  );
}

function renderDemo(node: MdxJsxFlowElement, imports: ModuleImport[], pageFolder: string) {
  const { name, title, height, heightNarrow, wide, open, asleep, was } = getAttributes(node);
  const id = `${pageFolder.replaceAll('\\', '/').replace(/^.*\/content\//, '')}/${name}`;
  if (!imports.some(({ name: imported }) => imported === 'DemoToolbar')) {
    const from = '/src/islands/demo/DemoToolbar.tsx';
    imports.push({ name: 'DemoToolbar', from, isDefault: false });
  }
  const [island, source] = [`${name}Island`, `${name}Source`];
  imports.push(
    { name: island, from: `./demos/${name}.tsx?island`, isDefault: true },
    { name: source, from: `./demos/${name}.tsx?source`, isDefault: true },
  );
  const toolbar = [
    ...fromData({ slot: 'toolbar' }),
    flag('client:interaction'),
    ...fromNames({ stylings: `${source}.stylings`, sourceUrl: `${source}.sourceUrl` }),
    ...fromData({ name, id, open: open === true }),
    spread('props.island'),
  ];
  return element(
    'DemoFrame',
    [
      ...fromNames({ demo: source }),
      ...fromData({ title: title ?? toWords(String(name)), height, heightNarrow, wide, was }),
    ],
    [
      // Before the island, whose directive may run as soon as the parser reaches it.
      ...(asleep ? [element('DemoWake')] : []),
      element(island, [flag(asleep ? 'client:touch' : 'client:demo'), ...fromData({ id })]),
      element('DemoToolbar', toolbar, [element('DemoPreview', fromNames({ demo: source }))]),
    ],
  );
}
