/** Tags, callouts and attributes that authors can use. Anything else is an author error. */

export interface TagRule {
  required: readonly string[];
  optional: readonly string[];
  /** Must be between empty lines. Other tags can also be inside a line of text. */
  block?: true;
  /** Shows part of the API reference. */
  api?: true;
}

export const AUTHOR_TAGS = {
  Aliases: { required: ['ids'], optional: [], block: true },
  Demo: {
    required: ['name', 'height'],
    optional: ['title', 'heightNarrow', 'open', 'asleep', 'wide', 'was'],
    block: true,
  },
  Cards: { required: [], optional: [], block: true },
  Card: { required: [], optional: ['title', 'href', 'plan', 'picture'], block: true },
  PageCards: { required: [], optional: [], block: true },
  Releases: { required: [], optional: [], block: true },
  ThemeBuilder: { required: [], optional: [], block: true },
  AccessibilityMatrix: { required: [], optional: [], block: true },
  ConformanceReport: { required: ['level'], optional: [], block: true },
  FeedbackAnswers: { required: [], optional: [], block: true },
  SiteReport: { required: [], optional: ['of'], block: true },
  ComponentStates: { required: [], optional: [], block: true },
  CostCalculator: { required: [], optional: [], block: true },
  CostTable: { required: ['product'], optional: ['kind'], block: true },
  FeatureMatrix: { required: [], optional: [], block: true },
  RuntimeCurve: { required: ['of', 'measure', 'counted', 'title'], optional: [], block: true },
  UpgradeAssistant: { required: [], optional: [], block: true },
  CodeTabs: { required: ['group'], optional: [], block: true },
  PickerInstallTabs: { required: [], optional: ['plan'], block: true },
  Props: { required: ['names'], optional: [], block: true },
  ApiObject: { required: ['feature'], optional: [], block: true, api: true },
  Selectors: { required: [], optional: ['category'], block: true, api: true },
  Events: { required: [], optional: [], block: true, api: true },
  ApiChanges: { required: ['from', 'to'], optional: ['product'], block: true, api: true },
  Playgrounds: { required: [], optional: [], block: true, api: true },
  Locales: { required: [], optional: [], block: true },
  Pro: { required: [], optional: [] },
  Premium: { required: [], optional: [] },
} satisfies Readonly<Record<string, TagRule>>;
export type AuthorTag = keyof typeof AUTHOR_TAGS;

export function isAuthorTag(name: string): name is AuthorTag {
  return Object.hasOwn(AUTHOR_TAGS, name);
}

/** Returns the rule of a tag, or undefined if authors cannot use it. */
export function getTagRule(name: string): TagRule | undefined {
  return isAuthorTag(name) ? AUTHOR_TAGS[name] : undefined;
}

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
