import { z } from 'zod';
import type { Heading } from './heading.ts';
import { planSchema } from '../plan.ts';

export const TITLE_LIMIT = 70;
export const DESCRIPTION_LIMIT = 170;

/** Front matter of a `page.mdx`. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(TITLE_LIMIT),
  description: z.string().min(1).max(DESCRIPTION_LIMIT),
  /** The h1, where it differs from the title. */
  heading: z.string().min(1).optional(),
  components: z.array(z.string()).default([]),
  plan: planSchema.optional(),
  keywords: z.array(z.string()).default([]),
  githubLabel: z.string().optional(),
  packageName: z.string().optional(),
  waiAria: z.url().optional(),
  toc: z.boolean().default(true),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** What a page of the API reference is about. */
export interface ApiSubject {
  kind: 'index' | 'component' | 'interface' | 'events' | 'selectors' | 'types' | 'changes';
  /** Name of the component or interface. */
  name: string;
}

/** One page as read from the disk, or made from the API reference. */
export interface Page {
  /** Address without its trailing slash. */
  pathname: string;
  /** Path of the file it is read from, from the project's root. */
  file: string;
  /** Folder of its section under `content/`. */
  section: string;
  frontMatter: FrontMatter;
  /** h2 and h3 in the order of the page. */
  headings: readonly Heading[];
  /** Names of the demos in the order of the page. */
  demos: readonly string[];
  /** Parts of the API reference stand among the text. */
  showsApi?: true;
  /** Only on pages of the API reference. */
  api?: ApiSubject;
}

/** Plain text of a page's sections by heading id; `''` is what stands before the first heading. */
export type PageText = Readonly<Record<string, string>>;

/**
 * Texts of the pages that authors wrote, by pathname. They stand beside the pages, because only
 * search reads them and they are larger than all the rest.
 */
export type PageTexts = ReadonlyMap<string, PageText>;

/** What the h1 says. */
export function getPageHeading({ title, heading }: FrontMatter): string {
  return heading ?? title;
}

/** What of a page can be linked to: its headings and its demos. */
export function getAnchors({ headings, demos }: Pick<Page, 'headings' | 'demos'>): string[] {
  return [...headings.map(({ id }) => id), ...demos];
}

const TITLE_SUFFIXES: ReadonlyMap<string, string> = new Map([
  ['material-ui', 'Material UI'],
  ['base-ui', 'Base UI'],
  ['system', 'MUI System'],
  ['toolpad', 'MUI Toolpad'],
  ['joy-ui', 'Joy UI'],
]);

/** Text of the browser tab: the title and the library, by the first folder of the address. */
export function getDocumentTitle(title: string, pathname: string): string {
  const folder = pathname.split('/')[1] ?? '';
  return `${title} - ${TITLE_SUFFIXES.get(folder) ?? 'MUI X'}`;
}
