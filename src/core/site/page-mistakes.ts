import type { AuthorError } from '../author-error.ts';
import { getMarkdownPath, getPrintPathname, removeTrailingSlash } from '../urls.ts';
import type { SiteModel } from './model.ts';

/** The page that a file of the content belongs to: its own `page.mdx`, or that beside its demos. */
function getPageFile(file: string): string | null {
  if (file.endsWith('/page.mdx')) return file;
  const [folder, name] = file.split('/demos/');
  return name === undefined ? null : `${folder}/page.mdx`;
}

/** An address as those of English are: no language in front, no slash at the end. */
function getPlainPathname(address: string, languages: readonly string[]): string {
  const [, first = ''] = address.split('/');
  const isLanguage = first !== 'en' && languages.includes(first);
  return removeTrailingSlash(isLanguage ? address.slice(first.length + 1) : address);
}

/**
 * The mistakes that a page shows instead of itself: its own and those of its demos, those of its
 * section's navigation and datasets, and those in the texts of the interface. A section as one
 * document shows those of all its pages.
 */
export function findPageMistakes(
  mistakes: readonly AuthorError[],
  address: string,
  { pages, sections }: Pick<SiteModel, 'pages' | 'sections'>,
  languages: readonly string[],
): AuthorError[] {
  if (mistakes.length === 0) return [];
  const pathname = getPlainPathname(address, languages);
  const page = pages.find(
    (each) => each.pathname === pathname || getMarkdownPath(each.pathname) === pathname,
  );
  const printed = sections.find(({ prefix }) => getPrintPathname(prefix) === pathname);
  const folder = page?.section ?? printed?.folder;
  if (folder === undefined) return [];
  return mistakes.filter(({ file }) => {
    if (file.startsWith('content/ui/')) return true;
    if (!file.startsWith(`content/${folder}/`)) return false;
    const pageFile = getPageFile(file);
    return pageFile === null || printed !== undefined || pageFile === page?.file;
  });
}
