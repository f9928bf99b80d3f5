import { z } from 'zod';
import type { Heading } from './heading.ts';
import { planSchema } from '../plan.ts';

export const TITLE_LIMIT = 70;
export const DESCRIPTION_LIMIT = 170;

/** Front matter of a `page.mdx`. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(TITLE_LIMIT),
  description: z.string().min(1).max(DESCRIPTION_LIMIT),
  /** The h1, if it differs from the title. */
  heading: z.string().min(1).optional(),
  components: z.array(z.string()).default([]),
  plan: planSchema.optional(),
  keywords: z.array(z.string()).default([]),
  /**
   * What the guide is about, as a key of `api/history`: `DataGrid.prop.unstable_listView`. Readers
   * of a release without it are told.
   */
  subject: z
    .string()
    .regex(/^[^.]+\.[a-z]+\.[^.]+$/, 'a subject is Owner.kind.name')
    .optional(),
  githubLabel: z.string().optional(),
  packageName: z.string().optional(),
  waiAria: z.url().optional(),
  toc: z.boolean().default(true),
  /** Starts with a large heading, "Get started" and search, and has no table of contents. */
  landing: z.boolean().optional(),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Content of a `questions.json`: phrases by the id of a heading, `''` for the whole page. */
export const questionsSchema = z.record(z.string(), z.array(z.string().min(3).max(80)).min(1));
export type Questions = Readonly<Record<string, readonly string[]>>;

/** Subject of an API page. */
export interface ApiSubject {
  kind:
    'index' | 'component' | 'interface' | 'events' | 'selectors' | 'types' | 'topic' | 'changes';
  /** Name of the component or interface, slug of the topic; on other API pages a label. */
  name: string;
  /** Bytes that the import of a component adds to an application with Material UI. */
  cost?: number;
  /** Whether a component's page opens a playground. */
  hasPlayground?: boolean;
}

/** A page, read from disk or generated from the API reference. */
export interface Page {
  /** Pathname without a trailing slash. */
  pathname: string;
  /** Path of its source file, from the project root. */
  file: string;
  /** Folder of its section under `content/`. */
  section: string;
  frontMatter: FrontMatter;
  /** h2 and h3 in page order. */
  headings: readonly Heading[];
  /** Earlier ids of headings, to their present id. Set if there are any. */
  aliases?: Readonly<Record<string, string>>;
  /** Names of the demos in page order. */
  demos: readonly string[];
  /** Captions of demos, by name, where the author wrote one. Set if there are any. */
  demoTitles?: Readonly<Record<string, string>>;
  /** What readers ask, in other words than the text, by the id of the heading that answers it. */
  questions?: Questions;
  /** Set if the text contains parts of the API reference. */
  showsApi?: true;
  /** Set on API pages only. */
  api?: ApiSubject;
}

/** Plain text of a page by heading id; `''` is the text before the first heading. */
export type PageText = Readonly<Record<string, string>>;

/**
 * Texts of the authored pages, by pathname. They are separate from the pages because only search
 * needs them and they are larger than all other data.
 */
export type PageTexts = ReadonlyMap<string, PageText>;

/** Returns the text of the h1. */
export function getPageHeading({ title, heading }: FrontMatter): string {
  return heading ?? title;
}

/** Returns the name of a page in lists. The heading of a landing page is a sentence, not a name. */
export function getPageName(frontMatter: FrontMatter): string {
  return frontMatter.landing ? frontMatter.title : getPageHeading(frontMatter);
}

/** Returns the anchors of a page: ids of its headings, also earlier ones, and names of its demos. */
export function getAnchors({
  headings,
  aliases = {},
  demos,
}: Pick<Page, 'headings' | 'aliases' | 'demos'>): string[] {
  return [...headings.map(({ id }) => id), ...Object.keys(aliases), ...demos];
}

const TITLE_SUFFIXES: ReadonlyMap<string, string> = new Map([
  ['material-ui', 'Material UI'],
  ['base-ui', 'Base UI'],
  ['system', 'MUI System'],
  ['toolpad', 'MUI Toolpad'],
  ['joy-ui', 'Joy UI'],
]);

/** Returns the document title: the title and the library, by the first folder of the pathname. */
export function getDocumentTitle(title: string, pathname: string): string {
  const folder = pathname.split('/')[1] ?? '';
  return `${title} - ${TITLE_SUFFIXES.get(folder) ?? 'MUI X'}`;
}
