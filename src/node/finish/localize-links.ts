import { localizeHref, withLanguage } from '../../core/urls.ts';

/** Returns the language of a document: its first folder if that is a language, else English. */
export function getDocumentLanguage(file: string, languages: readonly string[]): string {
  const [first = ''] = file.split(/[\\/]/);
  return languages.includes(first) ? first : 'en';
}

/** Makes the links of a document point to pages in its own language. */
export function localizeLinks(
  html: string,
  language: string,
  languages: readonly string[],
): string {
  if (withLanguage('/', language) === '/') return html;
  return html.replace(
    /(<a\b[^>]*?\shref=")([^"]*)(")/g,
    (_, before: string, href: string, after: string) =>
      before + localizeHref(href, language, languages) + after,
  );
}
