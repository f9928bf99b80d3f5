import type { Code, Nodes, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { createSlugger } from '../../core/page/heading.ts';
import { isCallout } from '../../core/page/vocabulary.ts';
import { createCodeLinker } from '../api/code-linker.ts';
import { getAttributes } from './check-page.ts';
import { highlight } from '../code/highlight.ts';
import {
  getDirectiveText,
  getHeadingText,
  getText,
  parseFenceMeta,
  parseSnippet,
} from './parse.ts';

/**
 * Turns the author's vocabulary into the components of `src/mdx`: fences are highlighted, callouts
 * become `<Callout>`, a demo becomes its frame with two islands, headings get the ids that the
 * content loader gave them.
 */
export function remarkAuthor() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const imports: string[] = [];
    const toId = createSlugger();
    const pageFolder = file.dirname ?? '';
    const linkCode = createCodeLinker(pageFolder, file);

    const transform = async (node: Nodes, parent: Parents | undefined, index: number) => {
      if (node.type === 'heading') {
        const text = getHeadingText(node);
        const id = node.depth === 2 || node.depth === 3 ? toId(text) : undefined;
        if (id !== undefined) {
          node.data = { ...node.data, hProperties: { id } };
          const [anchor] = parseSnippet(
            `<HeadingAnchor id=${JSON.stringify(id)} text={${JSON.stringify(text)}} />`,
          );
          node.children.push(toInline(anchor));
          linkCode.startSection();
        }
      }
      if ('children' in node) {
        for (const [at, child] of [...node.children.entries()]) await transform(child, node, at);
      }
      if (!parent) return;
      if (node.type === 'inlineCode' && CODE_PLACES.has(parent.type)) {
        const url = linkCode.find(node.value);
        if (url !== null) parent.children.splice(index, 1, { type: 'link', url, children: [node] });
        return;
      }
      const replacement = await replace(node, imports, pageFolder);
      if (replacement) parent.children.splice(index, 1, replacement as never);
    };

    await transform(tree, undefined, 0);
    if (imports.length > 0) tree.children.unshift(...parseSnippet(imports.join('\n')));
  };
}

/** Where code may become a link: text and tables, not headings and links. */
export const CODE_PLACES: ReadonlySet<string> = new Set([
  'paragraph',
  'tableCell',
  'strong',
  'emphasis',
]);

async function replace(node: Nodes, imports: string[], pageFolder: string): Promise<Nodes | null> {
  switch (node.type) {
    case 'code':
      return renderFence(node);
    case 'table':
      return wrap(node, 'TableBox');
    case 'containerDirective':
      return isCallout(node.name) ? renderCallout(node) : null;
    case 'textDirective':
    case 'leafDirective':
      return { type: 'text', value: getDirectiveText(node) };
    case 'mdxJsxFlowElement':
      if (node.name === 'Demo') return renderDemo(node, imports, pageFolder);
      if (node.name === 'CodeTabs') return renderTabs(node);
      return null;
    default:
      return null;
  }
}

function element(text: string): MdxJsxFlowElement {
  const [node] = parseSnippet(text);
  if (node?.type !== 'mdxJsxFlowElement') throw new Error(`Not one element: ${text}`);
  return node;
}

function toInline(node: RootContent | undefined) {
  if (node?.type !== 'mdxJsxFlowElement') throw new Error('Not one element');
  return { ...node, type: 'mdxJsxTextElement' as const, children: [] };
}

function wrap(node: RootContent, name: string): MdxJsxFlowElement {
  const box = element(`<${name} />`);
  // The wrapped node is visited as part of the box, never again on its own.
  box.children = [node as MdxJsxFlowElement['children'][number]];
  return box;
}

async function renderFence({ lang, value, meta }: Code): Promise<MdxJsxFlowElement> {
  const { title, emphasized, diff, tab } = parseFenceMeta(meta);
  const language = lang ?? 'text';
  const html = await highlight(value, language, { emphasized, diff });
  const attributes = {
    html,
    language,
    ...(title === undefined ? {} : { title }),
    ...(tab === undefined ? {} : { tab }),
    ...(diff ? { diff } : {}),
  };
  return element(`<CodeBlock {...${JSON.stringify(attributes)}} />`);
}

/** The fences inside have been rendered by now; their tab is read back from their attributes. */
function renderTabs(node: MdxJsxFlowElement): MdxJsxFlowElement {
  const { group } = getAttributes(node);
  const labels = node.children.map((child) => {
    const spread = child.type === 'mdxJsxFlowElement' ? child.attributes[0] : undefined;
    if (spread?.type !== 'mdxJsxExpressionAttribute') return '';
    const { tab = '' } = JSON.parse(spread.value.replace(/^\.\.\./, '')) as { tab?: string };
    return tab;
  });
  const box = element(`<CodeTabs {...${JSON.stringify({ group, labels })}} />`);
  box.children = node.children;
  return box;
}

function renderCallout(node: ContainerDirective): MdxJsxFlowElement {
  const [first] = node.children;
  const labeled = first?.type === 'paragraph' && first.data?.['directiveLabel'] === true;
  const title = labeled ? getText(first) : undefined;
  const box = element(`<Callout {...${JSON.stringify({ type: node.name, title })}} />`);
  box.children = (labeled ? node.children.slice(1) : node.children) as typeof box.children;
  return box;
}

function renderDemo(node: MdxJsxFlowElement, imports: string[], pageFolder: string) {
  const { name, height, heightNarrow, open } = getAttributes(node);
  const id = `${pageFolder.replaceAll('\\', '/').replace(/^.*\/content\//, '')}/${name}`;
  if (imports.length === 0) {
    imports.push("import { DemoToolbar } from '/src/islands/demo/DemoToolbar.tsx'");
  }
  imports.push(
    `import ${name}Island from './demos/${name}.tsx?island'`,
    `import ${name}Source from './demos/${name}.tsx?source'`,
  );
  const stage = JSON.stringify({ height, heightNarrow });
  const toolbar = JSON.stringify({ id, open: open === true });
  return element(
    `<DemoFrame demo={${name}Source} {...${stage}}><${name}Island client:demo id="${id}" />` +
      `<DemoToolbar slot="toolbar" client:interaction stylings={${name}Source.stylings} ` +
      `name="${name}" sourceUrl={${name}Source.sourceUrl} {...${toolbar}} {...props.island}><DemoPreview demo={${name}Source} /></DemoToolbar></DemoFrame>`,
  );
}
