import type { AuthorError } from '../author-error.ts';
import { getMarkdownPath, getPrintPathname, removeTrailingSlash } from '../urls.ts';
import type { SiteModel } from './model.ts';

/** Returns the page file that a content file belongs to, or null if it is not a page or a demo. */
function getPageFile(file: string): string | null {
  if (file.endsWith('/page.mdx')) return file;
  const [folder, name] = file.split('/demos/');
  return name === undefined ? null : `${folder}/page.mdx`;
}

/** Removes the language prefix and the trailing slash from an address. */
function getPlainPathname(address: string, languages: readonly string[]): string {
  const [, first = ''] = address.split('/');
  const isLanguage = first !== 'en' && languages.includes(first);
  return removeTrailingSlash(isLanguage ? address.slice(first.length + 1) : address);
}

/**
 * Returns the mistakes that are shown in place of a page: in the page and its demos, in the
 * navigation and datasets of its section, and in the labels of the interface. The print version of
 * a section shows the mistakes of all its pages.
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
