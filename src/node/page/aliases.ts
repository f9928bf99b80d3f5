import type { Nodes, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { getAttributes, type Report } from './check-page.ts';

/** Returns the ids that an `<Aliases>` tag lists; null for any other node. */
export function getAliases(node: Nodes | undefined): string[] | null {
  if (node?.type !== 'mdxJsxFlowElement' || node.name !== 'Aliases') return null;
  const { ids } = getAttributes(node);
  return typeof ids === 'string' ? ids.split(/\s+/).filter(Boolean) : [];
}

export interface FoundAlias {
  node: Nodes;
  parent: Nodes | undefined;
  alias: string;
  /** Id of the heading before it. */
  section: string;
}

/** Reports earlier ids that are in the wrong place or that something else on the page has. */
export function checkAliases(
  aliases: readonly FoundAlias[],
  anchors: readonly string[],
  report: Report,
) {
  const used = new Set(anchors);
  for (const { node, parent, alias } of aliases) {
    const siblings: readonly Nodes[] = parent?.type === 'root' ? parent.children : [];
    if (siblings[siblings.indexOf(node) - 1]?.type !== 'heading') {
      report(node, '<Aliases> is not below a heading.', 'Put it directly after its heading.');
    }
    if (used.has(alias)) {
      report(node, `The page already has an anchor #${alias}.`, 'Remove it from <Aliases>.');
    }
    used.add(alias);
  }
}

function createTarget(id: string): MdxJsxTextElement {
  const attributes: MdxJsxTextElement['attributes'] = [
    { type: 'mdxJsxAttribute', name: 'id', value: id },
  ];
  return { type: 'mdxJsxTextElement', name: 'span', attributes, children: [] };
}

/**
 * Moves the earlier ids of a heading, which the author lists after it, to its start: a link to one
 * of them leads to the same place as a link to the heading.
 */
export function placeAliases({ children }: Root): void {
  for (const [at, node] of [...children.entries()].reverse()) {
    const ids = getAliases(node);
    if (!ids) continue;
    const heading = children[at - 1];
    if (heading?.type === 'heading') heading.children.unshift(...ids.map(createTarget));
    children.splice(at, 1);
  }
}
