import locales from '../../../config/locales.ts';
import { getQueryLanguage, localizeHref, withLanguage } from '../../core/urls.ts';

/**
 * `?userLanguage=xx`: redirects to the page in that language if the site has it. Otherwise adds the
 * language's prefix to the links to earlier versions, which may have it.
 */
export function followLanguageQuery(): void {
  const { pathname, search, hash } = window.location;
  const language = getQueryLanguage(search);
  if (language === null || language === document.documentElement.lang) return;
  const languages = locales.map(({ id }) => id as string);
  if (languages.includes(language)) {
    const bare = pathname.replace(/^\/([a-z]{2})(?=\/)/, (prefix, id: string) =>
      languages.includes(id) ? '' : prefix,
    );
    window.location.replace(localizeHref(bare, language, languages) + search + hash);
    return;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.version-menu a[href^="http"]',
  )) {
    const url = new URL(link.href);
    url.pathname = withLanguage(url.pathname, language);
    link.href = url.href;
  }
}
