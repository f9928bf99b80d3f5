import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { getConformance } from '../../core/api/accessibility/conformance.ts';
import type { MatrixRow } from '../../core/api/accessibility/matrix.ts';
import { countResults, renderEvidence } from '../../core/api/accessibility/rate.ts';
import type { SiteReport } from '../../core/api/accessibility/site.ts';
import { RESULT_NAMES } from '../../core/api/accessibility/result.ts';
import { isPlaygroundState } from '../../core/api/accessibility/states.ts';
import { getApiPathname, toHref } from '../../core/urls.ts';
import type { AnswerGroup } from '../../core/feedback/answers.ts';
import type { FeatureMatrix } from '../../core/api/combinations/matrix.ts';
import type { CostRow, CostRowKind } from '../../core/api/cost/cost-rows.ts';
import { formatSize } from '../../core/api/cost/format-size.ts';
import {
  formatValue,
  RUNTIME_MEASURES,
  type RuntimeCurve,
  type RuntimeMeasure,
} from '../../core/api/runtime/curve.ts';
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
import { splitCode } from '../../core/page/inline-code.ts';
import { loadPickerInstalls } from '../page/picker-installs.ts';
import { getText, parseFenceMeta } from '../page/parse.ts';
import { buildPropsTable } from '../page/props-table.ts';
import { splitPropNames, type PropRow } from '../../core/api/prop-rows.ts';
import type { PackageLocale } from '../../core/site/locale-table.ts';
import type { NamedRelease } from '../../core/data/named-releases.ts';
import type { PageCard } from '../../core/site/page-cards.ts';
import type { Plan } from '../../core/plan.ts';
import {
  fence,
  inlineCode,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
  toBlocks,
} from './nodes.ts';

/** A demo as Markdown shows it. */
export interface DemoText {
  /** Caption. */
  title: string;
  /** Absolute address of the demo on its page. */
  url: string;
  /** The demo as one file with the data it uses, then its style sheets. */
  files: readonly { name: string; code: string }[];
}

/** The data that text forms can use. */
export interface TextContext {
  getDemo: (name: string) => DemoText;
  /** Finds a prop, slot or property of the API reference by the name in `<Props>`. */
  findProp: (name: string) => PropRow | null;
  /** Renders sections of the API reference as tables. */
  renderApi: (getSections: (model: ApiModel) => readonly ApiSection[]) => RootContent[];
  /** Renders the API changes between two releases. The product defaults to that of the page. */
  renderChanges: (product: string | undefined, range: ReleaseRange) => RootContent[];
  /** Components of the page's product that have a playground. */
  playgrounds: readonly { name: string; href: string }[];
  /** Locales of the page's product. */
  locales: readonly PackageLocale[];
  /** Pages and groups of pages of the page's section. */
  pageCards: readonly PageCard[];
  /** Components whose accessibility was measured. */
  matrixRows: readonly MatrixRow[];
  /** What the components of a product cost. */
  costRows: (product: string, kind: CostRowKind) => readonly CostRow[];
  /** Times or memory against counts. */
  siteReport: () => SiteReport;
  featureMatrix: () => FeatureMatrix;
  answers: () => readonly AnswerGroup[];
  runtimeCurve: (kind: string, measure: RuntimeMeasure) => RuntimeCurve;
  /** The newest release of each product. */
  releases: readonly NamedRelease[];
  /** Makes an address absolute. */
  resolve: (url: string) => string;
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;
/** Replaces a tag with plain Markdown nodes. The tag's children are already plain. */
type TextForm = (tag: Tag, context: TextContext) => Nodes[];

/** Text of the plan marks. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  pro: 'Pro plan',
  premium: 'Premium plan',
};

/** Returns the text of a plan's mark, or nothing without a plan. */
function getPlanMark(plan: Plan | null): string {
  return plan === null ? '' : ` (${PLAN_NAMES[plan]})`;
}

function getLanguage(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1] ?? 'text';
}

function renderDemo(tag: Tag, { getDemo }: TextContext): Nodes[] {
  const name = String(getAttributes(tag)['name']);
  const { title, url, files } = getDemo(name);
  return [
    ...files.map((file) => fence(getLanguage(file.name), file.code.trimEnd(), file.name)),
    paragraph(text('Live demo: '), link(url, title), text('.')),
  ];
}

/** Shows every tab under its name, because text has no tabs. */
function renderTabs({ children }: Tag): Nodes[] {
  return children.flatMap((child): Nodes[] => {
    const { tab } = child.type === 'code' ? parseFenceMeta(child.meta) : {};
    if (child.type !== 'code' || tab === undefined) return [child];
    return [paragraph(strong(tab)), toPlainFence(child)];
  });
}

/** Shows the commands of npm under each library: those of the others start differently, no more. */
function renderPickerInstalls(tag: Tag): Nodes[] {
  return loadPickerInstalls(getAttributes(tag)['plan']).flatMap(({ library, commands }) => [
    paragraph(strong(library)),
    fence('bash', commands.npm),
  ]);
}

function renderCard(tag: Tag, { resolve }: TextContext): Nodes[] {
  const { title, href, plan } = getAttributes(tag);
  if (title === undefined || href === undefined) return tag.children;
  const mark = getPlanMark(plan === 'pro' || plan === 'premium' ? plan : null);
  const name = link(resolve(String(href)), strong(String(title)));
  return [paragraph(name, text(mark)), ...tag.children];
}

/** Drops the fence metadata that only affects the HTML. A diff gets the language `diff`. */
export function toPlainFence({ lang, meta, value }: Extract<Nodes, { type: 'code' }>) {
  const { title, diff } = parseFenceMeta(meta);
  return fence(diff ? 'diff' : (lang ?? 'text'), value, title);
}

const ANSWER_NAMES = {
  done: 'Done',
  planned: 'Planned',
  declined: 'Not planned',
  none: 'No answers have been published yet.',
} as const;

const getChildren: TextForm = ({ children }) => children;

function renderAbbreviation(tag: Tag): Nodes[] {
  const { title } = getAttributes(tag);
  return typeof title === 'string' ? [...tag.children, text(` (${title})`)] : tag.children;
}

function raise(sign: string): TextForm {
  return ({ children }) => [text(`${sign}${children.map(getText).join('')}`)];
}

/**
 * Text form of each tag of the authors' vocabulary. A tag without a form does not compile, so
 * that everything a page shows is also in its Markdown.
 */
export const TEXT_FORMS: Readonly<Record<AuthorTag | HtmlTag, TextForm>> = {
  Aliases: () => [],
  Demo: renderDemo,
  Cards: getChildren,
  Card: renderCard,
  PageCards: (_, { pageCards, resolve }) => [
    list(
      pageCards.map(({ title, href, text: sentence, plan }) => [
        link(resolve(href), title),
        text(`${getPlanMark(plan)}: ${sentence}`),
      ]),
    ),
  ],
  Releases: (_, { releases, resolve }) => [
    list(
      releases.map(({ name, version, date, changes, url, changesHref }) => [
        link(url, `${name} ${version}`),
        text(` (${date}): `),
        ...(changes.length > 0
          ? parseInline(`${changes.join('; ')}.`)
          : [text('Internal changes.')]),
        text(' '),
        link(resolve(changesHref), 'API changes'),
      ]),
    ),
  ],
  ThemeBuilder: () => [
    paragraph(text('The theme builder is on the page itself, and works in the browser.')),
  ],
  AccessibilityMatrix: (_, { matrixRows, resolve }) => [
    table([
      [
        'Component',
        'Supports',
        'Partially supports',
        'Does not support',
        'Not tested',
        'Criteria not fully met',
      ].map((each) => [text(each)]),
      ...matrixRows.map(({ report: { component, product }, ratings, slug }) => {
        const { supports, partly, fails, notTested } = countResults(ratings);
        const notMet = ratings.filter(({ result }) => result === 'partly' || result === 'fails');
        return [
          [link(resolve(toHref(getApiPathname(product, slug))), inlineCode(component))],
          ...[supports, partly, fails, notTested].map((count) => [text(String(count))]),
          [text(notMet.map(({ criterion }) => criterion.id).join(', ') || '–')],
        ];
      }),
    ]),
  ],
  ConformanceReport: (tag, { matrixRows }) => {
    const level = getAttributes(tag)['level'] === 'AA' ? 'AA' : 'A';
    return [
      table([
        ['Criterion', 'Conformance level'].map((each) => [text(each)]),
        ...getConformance(matrixRows, level).map(({ criterion, clause, result }) => [
          [text(`${criterion.id} ${criterion.name} (EN 301 549: ${clause})`)],
          [text(RESULT_NAMES[result])],
        ]),
      ]),
    ];
  },
  FeedbackAnswers: (_tag, { answers }) => {
    const groups = answers();
    if (groups.length === 0) return [paragraph(text(ANSWER_NAMES.none))];
    return groups.flatMap(({ status, answers: own }) => [
      paragraph(text(`${ANSWER_NAMES[status]}:`)),
      list(
        own.map(({ title, section, answer, month }) => [
          text(`${section === undefined ? title : `${title}: ${section}`} (${month}). ${answer}`),
        ]),
      ),
    ]);
  },
  SiteReport: (tag, { siteReport }) => {
    const { evidence, ratings } = siteReport();
    if (getAttributes(tag)['of'] === 'demos') {
      return [
        table([
          ['Criterion', 'Finding', 'Demos'].map((each) => [text(each)]),
          ...evidence.inDemos.map(({ criterion, rule, help, demos }) => [
            [text(criterion)],
            [text(`${help} (${rule})`)],
            [text(String(demos.length))],
          ]),
        ]),
      ];
    }
    return [
      paragraph(
        text(
          `Measured ${evidence.measured} on ${evidence.pages} pages with ${evidence.demos} demos.`,
        ),
      ),
      table([
        ['Criterion', 'Result', 'Evidence'].map((each) => [text(each)]),
        ...ratings.map((rating) => [
          [text(`${rating.criterion.id} ${rating.criterion.name} (${rating.criterion.level})`)],
          [text(RESULT_NAMES[rating.result])],
          [text(renderEvidence(rating))],
        ]),
      ]),
    ];
  },
  ComponentStates: (_, { matrixRows }) => [
    paragraph(text('The page itself opens a component in a state, in the browser:')),
    table([
      ['Component', 'States'].map((each) => [text(each)]),
      ...matrixRows
        .filter(({ report: { component, states } }) =>
          states.some((state) => !isPlaygroundState(component, state)),
        )
        .map(({ report }) => [[text(report.component)], [text(report.states.join(', '))]]),
    ]),
  ],
  CostCalculator: () => [
    paragraph(text('The page itself adds up what an application uses, in the browser.')),
  ],
  CostTable: (tag, { costRows, resolve }) => {
    const { product, kind } = getAttributes(tag);
    const rows = costRows(String(product), kind === 'adapters' ? kind : 'components');
    return [
      table([
        ['Component', 'React', 'React and Material UI', 'After the first'].map((each) => [
          text(each),
        ]),
        ...rows.map(({ name, href, plan, react, material, after }) => [
          [link(resolve(href), inlineCode(name)), text(plan ? ` (${PLAN_NAMES[plan]})` : '')],
          [text(formatSize(react))],
          [text(formatSize(material))],
          [text(after ? formatSize(after.gzip) : '–')],
        ]),
      ]),
    ];
  },
  FeatureMatrix: (_tag, { featureMatrix, resolve }) => {
    const { measured, pairs, rows } = featureMatrix();
    return [
      table([
        [[text('Feature')], [text('Plan')], [text('Does not work with')]],
        ...rows.map(({ feature, failures }) => [
          [link(resolve(toHref(feature.page)), text(feature.name))],
          [text(feature.plan)],
          [
            text(
              failures.map(({ other, problem }) => `${other.name}: ${problem}`).join('; ') ||
                'Works with all others',
            ),
          ],
        ]),
      ]),
      paragraph(text(`All ${pairs} pairs were tried in a browser, ${measured}.`)),
    ];
  },
  RuntimeCurve: (tag, { runtimeCurve }) => {
    const { of, measure, counted } = getAttributes(tag);
    const { counts, series, unit, machine, measured } = runtimeCurve(
      String(of),
      RUNTIME_MEASURES.find((each) => each === measure) ?? 'firstPaint',
    );
    return [
      table([
        [String(counted), ...series.map(({ name }) => name)].map((each) => [text(each)]),
        ...counts.map((count, at) => [
          [text(count.toLocaleString('en-US'))],
          ...series.map(({ values }) => [
            text(values[at] == null ? '–' : formatValue(values[at], unit)),
          ]),
        ]),
      ]),
      paragraph(text(`Medians of production builds on ${machine}, ${measured}.`)),
    ];
  },
  UpgradeAssistant: () => [
    paragraph(
      text('The assistant takes files, a folder, a zip, or pasted code on the page itself.'),
    ),
  ],
  CodeTabs: renderTabs,
  PickerInstallTabs: renderPickerInstalls,
  Props: (tag, { findProp, resolve }) => {
    const names = splitPropNames(String(getAttributes(tag)['names']));
    return [
      buildPropsTable(names.map(findProp).filter(isThere), {
        resolve,
        renderPlan: (plan) => [text(`(${PLAN_NAMES[plan]})`)],
      }),
    ];
  },
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
  Playgrounds: (_, { playgrounds, resolve }) => [
    list(playgrounds.map(({ name, href }) => [link(resolve(href), inlineCode(name))])),
  ],
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

/** Turns text with code in backticks into nodes. */
function parseInline(value: string): PhrasingContent[] {
  return splitCode(value).map(({ code, text: part }) => (code ? inlineCode(part) : text(part)));
}

function isThere<T>(value: T | null): value is T {
  return value !== null;
}

/** The alert syntax that GitHub and other Markdown renderers support. */
export const CALLOUT_MARKS: Readonly<Record<CalloutType, string>> = {
  info: '[!NOTE]',
  success: '[!TIP]',
  warning: '[!WARNING]',
  error: '[!CAUTION]',
};
