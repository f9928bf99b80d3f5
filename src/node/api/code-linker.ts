import type { VFile } from 'vfile';
import { findCodeTarget, type CodeScope } from '../../core/api/code-targets.ts';
import type { ProductReference } from './load-reference.ts';

/** Links the inline code of one page to the API reference, each name once per section. */
export interface CodeLinker {
  startSection: () => void;
  /** Returns the address that inline code links to, or null if it gets no link. */
  find: (code: string) => string | null;
}

function getComponents(file: VFile): string[] {
  const { astro } = file.data as { astro?: { frontmatter?: { components?: unknown } } };
  const components = astro?.frontmatter?.components;
  return Array.isArray(components) ? components.filter((name) => typeof name === 'string') : [];
}

/** Returns what the code of a page can refer to: its folder below `content/` names its product. */
export function getCodeScope(
  pageFolder: string,
  file: VFile,
  references: readonly ProductReference[],
): CodeScope {
  const folder = /(?:^|\/)content\/([^/]+)/.exec(pageFolder.replaceAll('\\', '/'))?.[1] ?? '';
  return {
    references: references.map(({ product, model }) => ({ folder: product.folder, model })),
    folder,
    components: getComponents(file),
  };
}

/** Creates the linker of a page from the references and components that its code can refer to. */
export function createScopedLinker(scope: CodeScope): CodeLinker {
  let seen = new Set<string>();
  return {
    startSection() {
      seen = new Set();
    },
    find(code) {
      const href = findCodeTarget(code, scope);
      if (href === null || seen.has(href)) return null;
      seen.add(href);
      return href;
    },
  };
}
