import { localizeHref } from '../../core/urls.ts';

/** The language of a built document: its first folder, if that is one of the site's languages. */
export function getDocumentLanguage(file: string, languages: readonly string[]): string {
  const [first = ''] = file.split(/[\\/]/);
  return languages.includes(first) ? first : 'en';
}

/** Leads the links of a document to pages in its own language. */
export function localizeLinks(
  html: string,
  language: string,
  languages: readonly string[],
): string {
  return html.replace(
    /(<a\b[^>]*?\shref=")([^"]*)(")/g,
    (_, before: string, href: string, after: string) =>
      before + localizeHref(href, language, languages) + after,
  );
}
