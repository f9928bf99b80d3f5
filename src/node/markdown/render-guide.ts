import type { Blockquote, Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { isAuthorTag, isCallout, isHtmlTag } from '../../core/page/vocabulary.ts';
import type { CodeLinker } from '../api/code-linker.ts';
import { getDirectiveText, getText, parseMarkdown } from '../page/parse.ts';
import { CODE_PLACES } from '../page/remark-author.ts';
import { paragraph, strong, text, toBlocks, toInline } from './nodes.ts';
import { CALLOUT_MARKS, TEXT_FORMS, toPlainFence, type TextContext } from './text-forms.ts';

export interface GuideContext extends TextContext {
  linkCode: CodeLinker;
}

/** Nodes whose children must be inline content. */
const INLINE_PARENTS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'mdxJsxTextElement',
]);

/**
 * Renders the body of an author's page as plain Markdown nodes: the same tree as for the HTML, with
 * each tag replaced by its text form and all addresses absolute.
 */
export function renderGuide(source: string, context: GuideContext): RootContent[] {
  const tree = parseMarkdown(source);
  renderChildren(tree, context);
  return toBlocks(tree.children);
}

function renderChildren(parent: Parents, context: GuideContext): void {
  const children = parent.children.flatMap((child) => renderNode(child, parent, context));
  const fitting = INLINE_PARENTS.has(parent.type) ? toInline(children) : children;
  parent.children = fitting as never;
}

function renderNode(node: Nodes, parent: Parents, context: GuideContext): Nodes[] {
  const { resolve, linkCode } = context;
  // The text form of `CodeTabs` still needs the tab name in the fence's metadata.
  if (node.type === 'code') {
    const inTabs = parent.type === 'mdxJsxFlowElement' && parent.name === 'CodeTabs';
    return [inTabs ? node : toPlainFence(node)];
  }
  if (node.type === 'textDirective' || node.type === 'leafDirective') {
    return [text(getDirectiveText(node))];
  }
  if (node.type === 'heading') linkCode.startSection();
  if ('children' in node) renderChildren(node, context);
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'inlineCode': {
      const url = CODE_PLACES.has(parent.type) ? linkCode.find(node.value) : null;
      return url === null ? [node] : [{ type: 'link', url: resolve(url), children: [node] }];
    }
    case 'link':
    case 'image':
    case 'definition':
      return [{ ...node, url: resolve(node.url) }];
    case 'containerDirective':
      return isCallout(node.name) ? [renderCallout(node)] : node.children;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const name = node.name ?? '';
      if (isAuthorTag(name) || isHtmlTag(name)) return TEXT_FORMS[name](node, context);
      return node.children;
    }
    default:
      return [node];
  }
}

function renderCallout(node: ContainerDirective): Blockquote {
  const [first] = node.children;
  const labeled = first?.type === 'paragraph' && first.data?.['directiveLabel'] === true;
  const [next, ...others] = labeled ? node.children.slice(1) : node.children;
  // As `html`, because text would be escaped.
  const mark: PhrasingContent[] = [
    { type: 'html', value: isCallout(node.name) ? CALLOUT_MARKS[node.name] : '' },
    text('\n'),
  ];
  const title = labeled ? [strong(getText(first))] : [];
  const merged = !labeled && next?.type === 'paragraph' ? next.children : title;
  const rest = !labeled && next?.type === 'paragraph' ? others : [next, ...others];
  return {
    type: 'blockquote',
    children: [
      paragraph(...(merged.length > 0 ? [...mark, ...merged] : mark.slice(0, 1))),
      ...(toBlocks(rest.filter((each) => each !== undefined)) as Blockquote['children']),
    ],
  };
}
