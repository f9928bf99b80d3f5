import { slugify } from '../page/heading.ts';

/** `GridColDef` of "GridColDef Interface": the address of a page of the reference is its name. */
function getSubject(title: string): string {
  const [first = ''] = title.split(' ');
  return /\p{Ll}\p{Lu}/u.test(first) ? first : title;
}

/** Returns the address that most pages have, which follows from their title and the page before. */
function getUsualHref(title: string, before: string): string {
  const words = getSubject(title).replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '-');
  return `${before.replace(/[^/]+\/$/, '')}${slugify(words)}/`;
}

/** Replaces the usual addresses by `''`. */
export function shortenHrefs(hrefs: readonly string[], titles: readonly string[]): string[] {
  return hrefs.map((href, at) =>
    href === getUsualHref(titles[at]!, hrefs[at - 1] ?? '') ? '' : href,
  );
}

/** Restores the addresses. */
export function restoreHrefs(hrefs: readonly string[], titles: readonly string[]): string[] {
  let before = '';
  return hrefs.map((href, at) => {
    before = href || getUsualHref(titles[at]!, before);
    return before;
  });
}
