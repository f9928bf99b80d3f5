/** Tags, callouts and attributes that authors can use. Anything else is an author error. */

export interface TagRule {
  required: readonly string[];
  optional: readonly string[];
}

export const AUTHOR_TAGS = {
  Demo: { required: ['name', 'height'], optional: ['heightNarrow', 'open'] },
  CodeTabs: { required: ['group'], optional: [] },
  ApiObject: { required: ['feature'], optional: [] },
  Selectors: { required: [], optional: ['category'] },
  Events: { required: [], optional: [] },
  ApiChanges: { required: ['from', 'to'], optional: ['product'] },
  Locales: { required: [], optional: [] },
  Pro: { required: [], optional: [] },
  Premium: { required: [], optional: [] },
} satisfies Readonly<Record<string, TagRule>>;
export type AuthorTag = keyof typeof AUTHOR_TAGS;

export function isAuthorTag(name: string): name is AuthorTag {
  return Object.hasOwn(AUTHOR_TAGS, name);
}

/** Author tags that show a part of the API reference. */
export const API_TAGS: ReadonlySet<string> = new Set([
  'ApiObject',
  'Selectors',
  'Events',
  'ApiChanges',
]);

const HTML_TAG_NAMES = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'] as const;
export type HtmlTag = (typeof HTML_TAG_NAMES)[number];
export const HTML_TAGS: ReadonlySet<string> = new Set(HTML_TAG_NAMES);

export function isHtmlTag(name: string): name is HtmlTag {
  return HTML_TAGS.has(name);
}

export const CALLOUTS = ['info', 'success', 'warning', 'error'] as const;
export type CalloutType = (typeof CALLOUTS)[number];

export function isCallout(name: string): name is CalloutType {
  return (CALLOUTS as readonly string[]).includes(name);
}
