import { buildSiteModel } from '../../core/site/model.ts';
import { getMarkdownPath } from '../../core/urls.ts';
import { loadDemoUses } from '../api/demo-imports.ts';
import { loadReferences } from '../api/load-reference.ts';
import { loadConfig, loadDocumentedPackages } from '../load-config.ts';
import { loadSite } from '../site/load-site.ts';
import { createPageRenderer } from './create-page-renderer.ts';

/** Renders the Markdown at an address from the current content. Returns null if no page has it. */
export async function loadPageMarkdown(address: string): Promise<string | null> {
  const site = buildSiteModel(await loadSite());
  const page = site.pages.find(({ pathname }) => getMarkdownPath(pathname) === address);
  if (!page) return null;
  const renderPage = createPageRenderer({
    site,
    references: loadReferences(loadConfig().products),
    demoUses: await loadDemoUses(),
    packages: loadDocumentedPackages(),
  });
  const { frontMatter, body } = await renderPage(page);
  return `${frontMatter}\n${body}`;
}
