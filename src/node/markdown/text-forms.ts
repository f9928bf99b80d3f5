import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ReleaseRange } from '../../core/api/history/change-list.ts';
import type { ApiModel } from '../../core/api/model.ts';
import {
  getEventSections,
  getFeatureSection,
  getSelectorSections,
  type ApiSection,
} from '../../core/api/sections.ts';
import type { AuthorTag, CalloutType, HtmlTag } from '../../core/page/vocabulary.ts';
import { getAttributes } from '../page/check-page.ts';
import { getText, parseFenceMeta } from '../page/parse.ts';
import type { PackageLocale } from '../../core/site/locale-table.ts';
import type { Plan } from '../../core/plan.ts';
import {
  fence,
  inlineCode,
  join,
  link,
  paragraph,
  strong,
  table,
  text,
  toBlocks,
} from './nodes.ts';

/** A demo as a text has it. */
export interface DemoText {
  /** Where it lives on its page. */
  url: string;
  /** The demo's own files, the main one first. */
  files: readonly { name: string; code: string }[];
  /** Data that it shares with other demos. */
  datasets: readonly { name: string; url: string }[];
}

/** What the text form of a tag may ask for. */
export interface TextContext {
  getDemo: (name: string) => DemoText;
  /** Rows of the API reference as tables. */
  renderApi: (getSections: (model: ApiModel) => readonly ApiSection[]) => RootContent[];
  /** What two releases have differently; without a product that of the page. */
  renderChanges: (product: string | undefined, range: ReleaseRange) => RootContent[];
  /** Those of the page's product. */
  locales: readonly PackageLocale[];
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;
/** Nodes of plain Markdown in place of a tag, whose children are plain already. */
type TextForm = (tag: Tag, context: TextContext) => Nodes[];

/** What the mark of a plan says. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  pro: 'Pro plan',
  premium: 'Premium plan',
};

function getLanguage(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1] ?? 'text';
}

function renderDemo(tag: Tag, { getDemo }: TextContext): Nodes[] {
  const name = String(getAttributes(tag)['name']);
  const { url, files, datasets } = getDemo(name);
  const shared = datasets.map((each) => [link(each.url, inlineCode(each.name))]);
  const after: PhrasingContent[] = [
    text('Live demo: '),
    link(url, name),
    ...(shared.length > 0 ? [text('. Shared data: '), ...join(shared, ', ')] : []),
    text('.'),
  ];
  return [
    ...files.map((file) => fence(getLanguage(file.name), file.code.trimEnd(), file.name)),
    paragraph(...after),
  ];
}

/** Each choice below its name: a text can show them all. */
function renderTabs({ children }: Tag): Nodes[] {
  return children.flatMap((child): Nodes[] => {
    const { tab } = child.type === 'code' ? parseFenceMeta(child.meta) : {};
    if (child.type !== 'code' || tab === undefined) return [child];
    return [paragraph(strong(tab)), toPlainFence(child)];
  });
}

/** A fence without what only the page shows; of a diff that it is one. */
export function toPlainFence({ lang, meta, value }: Extract<Nodes, { type: 'code' }>) {
  const { title, diff } = parseFenceMeta(meta);
  return fence(diff ? 'diff' : (lang ?? 'text'), value, title);
}

const getChildren: TextForm = ({ children }) => children;

function renderAbbreviation(tag: Tag): Nodes[] {
  const { title } = getAttributes(tag);
  return typeof title === 'string' ? [...tag.children, text(` (${title})`)] : tag.children;
}

function raise(sign: string): TextForm {
  return ({ children }) => [text(`${sign}${children.map(getText).join('')}`)];
}

/**
 * What each tag of the author's vocabulary says as text. A tag without a form does not compile:
 * whatever a page shows has to be there for those who read its Markdown.
 */
export const TEXT_FORMS: Readonly<Record<AuthorTag | HtmlTag, TextForm>> = {
  Demo: renderDemo,
  CodeTabs: renderTabs,
  ApiObject: (tag, { renderApi }) => {
    const { feature } = getAttributes(tag);
    return renderApi((model) => [getFeatureSection(model, String(feature))].filter(isThere));
  },
  Selectors: (tag, { renderApi }) => {
    const { category } = getAttributes(tag);
    return renderApi((model) =>
      getSelectorSections(model, category === undefined ? undefined : String(category)),
    );
  },
  Events: (_, { renderApi }) => renderApi(getEventSections),
  ApiChanges: (tag, { renderChanges }) => {
    const { product, from, to } = getAttributes(tag);
    return renderChanges(product === undefined ? undefined : String(product), {
      from: String(from),
      to: String(to),
    });
  },
  Locales: (_, { locales }) => [
    table([
      [[text('Language')], [text('Import')], [text('Translated')]],
      ...locales.map(({ language, name, translated, total }) => [
        [text(language)],
        [inlineCode(name)],
        [text(translated === total ? 'complete' : `${translated} of ${total}`)],
      ]),
    ]),
  ],
  Pro: () => [text(`(${PLAN_NAMES.pro})`)],
  Premium: () => [text(`(${PLAN_NAMES.premium})`)],
  abbr: renderAbbreviation,
  br: () => [{ type: 'break' }],
  details: ({ children }) => toBlocks(children),
  kbd: getChildren,
  sub: raise('_'),
  summary: ({ children }) => [paragraph(strong(children.map(getText).join('').trim()))],
  sup: raise('^'),
};

function isThere<T>(value: T | null): value is T {
  return value !== null;
}

/** The words that many readers of Markdown know for a callout. */
export const CALLOUT_MARKS: Readonly<Record<CalloutType, string>> = {
  info: '[!NOTE]',
  success: '[!TIP]',
  warning: '[!WARNING]',
  error: '[!CAUTION]',
};
