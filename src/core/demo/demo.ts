import type { Plan } from '../page/page.ts';

export type CodeVariant = 'TS' | 'JS';
export type StylingVariant = 'MUI System' | 'Tailwind' | 'CSS';

export interface SourceVariantsConfig {
  code: {
    choices: readonly { id: CodeVariant; name: string; extension: string }[];
    default: CodeVariant;
    cookie: string;
  };
  styling: {
    /** `hash` marks the variant in an address, `folder` in a file name (`Name.tailwind.tsx`). */
    choices: readonly { id: StylingVariant; hash: string; folder: string }[];
    default: StylingVariant;
    cookie: string;
  };
  cookieMaxAgeSeconds: number;
}

/** One source in one language: the text to copy and the same text as highlighted HTML. */
export interface Source {
  code: string;
  html: string;
}

/** A file of a demo as readers see it; a style sheet has no JavaScript twin. */
export interface SourceFile {
  /** File name in TypeScript, as on the disk. */
  name: string;
  sources: { TS: Source; JS?: Source };
}

/** One styling variant; the demo's own file comes first, then its datasets and style sheets. */
export interface DemoVariant {
  styling: StylingVariant;
  files: readonly SourceFile[];
}

/** What a page holds of a demo; its sources are loaded when a reader asks for them. */
export interface Demo {
  /** Unique on the site: `data-grid/sorting/BasicSorting`. */
  id: string;
  name: string;
  stylings: readonly StylingVariant[];
  /** Where the main file can be read in the repository. */
  sourceUrl: string;
  /** Source of the main file, for readers without JavaScript. */
  code: string;
  /**
   * Short excerpt shown while the code is closed; null where none is short and the same in both
   * languages.
   */
  preview: Source | null;
}

/** What `/x/demo-source/<id>.json` answers. */
export interface DemoSources {
  variants: readonly {
    styling: StylingVariant;
    files: readonly SourceFile[];
    /** Ids of files that several demos share, to be loaded as `SourceFile` from the same place. */
    shared: readonly string[];
  }[];
  /** Exact versions of the packages that the demo needs. */
  versions: Readonly<Record<string, string>>;
}

/** Address of a demo's sources, or of a shared file. */
export function getSourcePath(id: string): string {
  return `/x/demo-source/${id}.json`;
}

export interface DemoAnchor {
  name: string;
  codeVariant: CodeVariant | null;
  styling: StylingVariant | null;
}

/**
 * Reads a hash that names a demo: `#Name`, `#Name.tsx`, `#Name.js`, and with a styling in front,
 * `#tailwind-Name.tsx`. Null where it names none of the demos. Source: requirement
 * entities.demo-anchors.
 */
export function parseDemoAnchor(
  hash: string,
  demoNames: readonly string[],
  config: SourceVariantsConfig,
): DemoAnchor | null {
  const text = hash.replace(/^#/, '');
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
 * What a hash says of the preferences, whichever demo it names: it has to end like a source file;
 * the styling is known by its mark. Source: requirement entities.demo-anchors.
 */
export function readVariantHash(
  hash: string,
  config: SourceVariantsConfig,
): Pick<DemoAnchor, 'codeVariant' | 'styling'> {
  const language = config.code.choices.find(({ extension }) => hash.endsWith(`.${extension}`));
  if (!language) return { codeVariant: null, styling: null };
  const styling = config.styling.choices.find(({ hash: mark }) => hash.includes(`${mark}-`));
  return { codeVariant: language.id, styling: styling?.id ?? null };
}

/** The hash that opens a demo's source; the default styling is not named. */
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

/** The plan that a source's imports need: the highest tier named. */
export function getDemoPlan(sources: readonly string[]): Plan | null {
  const text = sources.join('\n');
  if (/from '@mui\/x-[a-z-]+-premium[/']/.test(text)) return 'premium';
  if (/from '@mui\/x-[a-z-]+-pro[/']/.test(text)) return 'pro';
  return null;
}

/** The other spelling of a file name: `Demo.tsx` is `Demo.js` for a reader of JavaScript. */
export function toJavaScriptName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}
