/** The tags, callouts and attributes an author may use; everything else is an author error. */

export interface TagRule {
  required: readonly string[];
  optional: readonly string[];
}

export const AUTHOR_TAGS: Readonly<Record<string, TagRule>> = {
  Demo: { required: ['name', 'height'], optional: ['heightNarrow', 'open'] },
  CodeTabs: { required: ['group'], optional: [] },
  ApiObject: { required: ['feature'], optional: [] },
  Selectors: { required: [], optional: ['category'] },
  Events: { required: [], optional: [] },
  ApiChanges: { required: ['from', 'to'], optional: ['product'] },
  Locales: { required: [], optional: [] },
  Pro: { required: [], optional: [] },
  Premium: { required: [], optional: [] },
};

/** Those that show a part of the API reference. */
export const API_TAGS: ReadonlySet<string> = new Set([
  'ApiObject',
  'Selectors',
  'Events',
  'ApiChanges',
]);

export const HTML_TAGS: ReadonlySet<string> = new Set([
  'abbr',
  'br',
  'details',
  'kbd',
  'sub',
  'summary',
  'sup',
]);

export const CALLOUTS = ['info', 'success', 'warning', 'error'] as const;
export type CalloutType = (typeof CALLOUTS)[number];

export function isCallout(name: string): name is CalloutType {
  return (CALLOUTS as readonly string[]).includes(name);
}
