import type { ShownHealth } from './health.ts';
import type { CodeVariant, SourceVariantsConfig, StylingVariant } from './config.ts';
import type { Page } from '../page/page.ts';
import type { Plan } from '../plan.ts';
import { toWords } from '../page/words.ts';
import type { DemoPictures, ShownPicture } from './picture.ts';

/** Source code in one language: the text to copy and the same text as highlighted HTML. */
export interface Source {
  code: string;
  html: string;
}

/** A file of a demo as shown to readers. A style sheet has no JavaScript variant. */
export interface SourceFile {
  /** TypeScript file name, as on disk. */
  name: string;
  sources: { TS: Source; JS?: Source };
}

/**
 * A demo as one file that runs as pasted into an empty project: with the part of its datasets that
 * it uses, in both languages.
 */
export type PastedCode = Readonly<Record<CodeVariant, string>>;

/** One styling variant: the demo's own file first, then its datasets and style sheets. */
export interface DemoVariant {
  styling: StylingVariant;
  files: readonly SourceFile[];
  /** Null if the main file imports no other file, so that it is what to paste. */
  pasted: PastedCode | null;
}

/** The data about a demo that its page includes. The sources load when a reader opens them. */
export interface Demo {
  /** Unique on the site: `data-grid/sorting/BasicSorting`. */
  id: string;
  name: string;
  stylings: readonly StylingVariant[];
  /** Address of the main file in the repository. */
  sourceUrl: string;
  /** Source of the main file, for readers without JavaScript and for printing. */
  source: Source;
  /** Excerpt shown while the code is collapsed; null if long or different per language. */
  preview: Source | null;
  /** Whether its code can be read for several date libraries. */
  hasLibraries: boolean;
  /** What it looks like at first; null until its pictures have been taken. */
  pictures: DemoPictures | null;
  /** The picture that is printed with its section; null until it has been taken. */
  printed: ShownPicture | null;
}

/** The content of `/x/demo-source/<id>.json`, and of `<id>.<library>.json` for a date library. */
export interface DemoSources {
  variants: readonly {
    styling: StylingVariant;
    files: readonly SourceFile[];
    /** Ids of files that several demos share. Each loads as a `SourceFile` from the same folder. */
    shared: readonly string[];
    pasted: PastedCode | null;
  }[];
  /** Exact versions of the packages that the demo needs. */
  versions: Readonly<Record<string, string>>;
  /** The excerpt, where it differs from the one in the page: in the file of a date library. */
  preview?: Source | null;
  /** What is known about the demo as it is now. */
  health?: ShownHealth | null;
}

/** The id of a demo from its page and its name: `data-grid/sorting/BasicSorting`. */
export function getPageDemoId({ file }: Pick<Page, 'file'>, name: string): string {
  return `${file.replace(/^content\//, '').replace(/\/page\.mdx$/, '')}/${name}`;
}

/** Returns the caption of a demo: what the author wrote, or its name in words. */
export function getDemoTitle({ demoTitles }: Pick<Page, 'demoTitles'>, name: string): string {
  return demoTitles?.[name] ?? toWords(name);
}

/** Returns the address of a demo's sources or of a shared file. */
export function getSourcePath(id: string): string {
  return `/x/demo-source/${id}.json`;
}

/** Returns the path of a demo's main file below `content`, from its id. */
export function getDemoPath(id: string): string {
  return `${id.replace(/(?=[^/]*$)/, 'demos/')}.tsx`;
}

export interface DemoAnchor {
  name: string;
  codeVariant: CodeVariant | null;
  styling: StylingVariant | null;
}

/** What an edit of a demo follows in a hash. */
export const EDIT_MARK = '&edit=';

/** Returns a hash without its `#` and without what follows a `&`, such as an edit of the demo. */
function getAnchorText(hash: string): string {
  return hash.replace(/^#/, '').split('&', 1)[0] ?? '';
}

/**
 * Parses a hash that names a demo: `#Name`, `#Name.tsx`, `#Name.js` or, with a styling prefix,
 * `#tailwind-Name.tsx`. What follows a `&` does not matter. Returns null if it names none of the
 * demos.
 */
export function parseDemoAnchor(
  hash: string,
  demoNames: readonly string[],
  config: SourceVariantsConfig,
): DemoAnchor | null {
  const text = getAnchorText(hash);
  const extension = config.code.choices.find(({ extension }) => text.endsWith(`.${extension}`));
  const stem = extension ? text.slice(0, -extension.extension.length - 1) : text;
  if (demoNames.includes(stem)) {
    return { name: stem, codeVariant: extension?.id ?? null, styling: null };
  }
  const styling = config.styling.choices.find(({ hash: mark }) => stem.startsWith(`${mark}-`));
  const name = styling ? stem.slice(styling.hash.length + 1) : '';
  if (extension === undefined || styling === undefined || !demoNames.includes(name)) return null;
  return { name, codeVariant: extension.id, styling: styling.id };
}

/**
 * Reads the variants that a hash asks for, regardless of which demo it names. The hash must end
 * like a source file; its prefix identifies the styling.
 */
export function readVariantHash(
  hash: string,
  config: SourceVariantsConfig,
): Pick<DemoAnchor, 'codeVariant' | 'styling'> {
  const text = getAnchorText(hash);
  const language = config.code.choices.find(({ extension }) => text.endsWith(`.${extension}`));
  if (!language) return { codeVariant: null, styling: null };
  const styling = config.styling.choices.find(({ hash: mark }) => text.includes(`${mark}-`));
  return { codeVariant: language.id, styling: styling?.id ?? null };
}

/** Returns the hash (without `#`) that opens a demo's source. The default styling has no prefix. */
export function getDemoAnchor(
  name: string,
  codeVariant: CodeVariant,
  styling: StylingVariant,
  config: SourceVariantsConfig,
): string {
  const extension = config.code.choices.find(({ id }) => id === codeVariant)?.extension;
  const mark = config.styling.choices.find(({ id }) => id === styling)?.hash;
  const prefix = styling === config.styling.default ? '' : `${mark}-`;
  return `${prefix}${name}.${extension}`;
}

/** Returns the plan that the imports of the sources need, the highest one; null for Community. */
export function getDemoPlan(sources: readonly string[]): Plan | null {
  const text = sources.join('\n');
  if (/from '@mui\/x-[a-z-]+-premium[/']/.test(text)) return 'premium';
  if (/from '@mui\/x-[a-z-]+-pro[/']/.test(text)) return 'pro';
  return null;
}

/** Returns the name of a file's JavaScript variant: `Demo.tsx` becomes `Demo.js`. */
export function toJavaScriptName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}
