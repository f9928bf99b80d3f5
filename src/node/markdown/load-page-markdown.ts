import { getMarkdownPath } from '../../core/urls.ts';
import { loadDocumentedPackages } from '../load-config.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { createPageRenderer } from './create-page-renderer.ts';

/** Renders the Markdown at an address. Returns null if no page has it. */
export async function loadPageMarkdown(
  address: string,
  { site, references, demoUses }: LoadedSite,
): Promise<string | null> {
  const page = site.pages.find(({ pathname }) => getMarkdownPath(pathname) === address);
  if (!page) return null;
  const packages = loadDocumentedPackages();
  const renderPage = createPageRenderer({ site, references, demoUses, packages });
  const { frontMatter, body } = await renderPage(page);
  return `${frontMatter}\n${body}`;
}
