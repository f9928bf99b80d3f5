import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { getDemoPlan } from '../../core/demo/demo.ts';
import { getAttributes } from './check-page.ts';
import { element } from './jsx-nodes.ts';

/** Lists the demos of a page in order, each with its parent. */
function listDemos(node: Nodes, parent?: Parents): { demo: MdxJsxFlowElement; parent: Parents }[] {
  if (parent && node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
    return [{ demo: node, parent }];
  }
  return 'children' in node ? node.children.flatMap((child) => listDemos(child, node)) : [];
}

async function isPaid(pageFolder: string, demo: MdxJsxFlowElement): Promise<boolean> {
  const file = path.join(pageFolder, 'demos', `${getAttributes(demo).name}.tsx`);
  // A demo that does not exist is reported elsewhere.
  return existsSync(file) && getDemoPlan([await readFile(file, 'utf8')]) !== null;
}

/** Inserts the tag that explains the watermark above the first demo of a paid package, if any. */
export async function insertLicenseNotice(tree: Root, pageFolder: string): Promise<void> {
  for (const { demo, parent } of listDemos(tree)) {
    if (!(await isPaid(pageFolder, demo))) continue;
    const children: Nodes[] = parent.children;
    children.splice(children.indexOf(demo), 0, element('LicenseNotice', []));
    return;
  }
}
