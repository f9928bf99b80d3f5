import type { PhrasingContent, RootContent } from 'mdast';
import { renderEvidence } from '../../core/api/accessibility/rate.ts';
import { RESULT_NAMES } from '../../core/api/accessibility/result.ts';
import { renderCostText } from '../../core/api/cost/cost-text.ts';
import { getApiDetails, type ApiDetail } from '../../core/api/details.ts';
import { getWholeRange } from '../../core/api/history/change-list.ts';
import type { ApiEntity, ApiType } from '../../core/api/model.ts';
import type { ApiPageProps } from '../../core/api/page-props.ts';
import { fence, heading, inlineCode, join, link, list, paragraph, table, text } from './nodes.ts';
import { renderChanges } from './render-changes.ts';
import { toDescription, type RenderApiRows, type ResolveLink } from './render-api-rows.ts';
import { PLAN_NAMES } from './text-forms.ts';

interface Options {
  /** Makes an address of this site absolute. */
  resolve: (url: string) => string;
  /** Makes the address of a link in a description absolute. */
  resolveLink: ResolveLink;
  renderRows: RenderApiRows;
}

const DETAIL_LABELS: Readonly<Record<ApiDetail['kind'], string>> = {
  fills: 'Default of',
  usedBy: 'Used by',
  props: 'Other props',
  ref: 'Ref',
  theme: 'Theme component name',
  themeProps: 'Default props in a theme',
  themeStyles: 'Styles in a theme',
  variables: 'CSS variables',
  since: 'Available since',
  packages: 'Generated from',
  source: 'Source',
};

function renderDetail({ kind, parts }: ApiDetail, { resolve }: Options): PhrasingContent[] {
  return [
    text(`${DETAIL_LABELS[kind]}: `),
    ...parts.map((part) => {
      if (typeof part === 'string') return text(part);
      return 'code' in part
        ? inlineCode(part.code)
        : link(/^\//.test(part.href) ? resolve(part.href) : part.href, part.text);
    }),
  ];
}

/** The code and the list of names of a fact, which do not fit in its item of the list. */
function renderBlocks({ kind, example, items = [] }: ApiDetail, options: Options): RootContent[] {
  return [
    ...(example === undefined ? [] : [fence('ts', example)]),
    ...(items.length > 0
      ? [
          paragraph(text(`${DETAIL_LABELS[kind]}:`)),
          list(
            items.map(({ code, text: description }) => [
              inlineCode(code),
              text(': '),
              ...toDescription(description, options.resolveLink),
            ]),
          ),
        ]
      : []),
  ];
}

function renderDetails(props: ApiPageProps, options: Options): RootContent[] {
  const details = getApiDetails(props);
  if (!props.component && !props.interface) {
    return details.map((each) => paragraph(...renderDetail(each, options)));
  }
  return [
    heading(2, text('Details')),
    list(
      details.filter(({ parts }) => parts.length > 0).map((each) => renderDetail(each, options)),
    ),
    ...details.flatMap((each) => renderBlocks(each, options)),
  ];
}

function renderDemoPages({ demoPages }: ApiPageProps, { resolve }: Options): RootContent[] {
  if (demoPages.length === 0) return [];
  const items = demoPages.map(({ title, href, demos }) => [
    link(resolve(href), title),
    ...(demos.length > 0 ? [text(': ')] : []),
    ...join(
      demos.map((demo) => [link(resolve(demo.href), demo.title)]),
      ', ',
    ),
  ]);
  return [heading(2, text('Component demos')), list(items)];
}

/** Ratings that say something about the component: what was tried. */
function renderAccessibility({ accessibility }: ApiPageProps): RootContent[] {
  if (!accessibility) return [];
  const { report, ratings } = accessibility;
  const tried = ratings.filter(
    ({ result }) => result !== 'notTested' && result !== 'notApplicable',
  );
  const untried = ratings.filter(({ result }) => result === 'notTested');
  return [
    heading(2, text('Accessibility')),
    paragraph(text(`Opened in these states: ${report.states.join(', ')} (${report.measured}).`)),
    table([
      ['Criterion', 'Result', 'Evidence'].map((each) => [text(each)]),
      ...tried.map((rating) => [
        [text(`${rating.criterion.id} ${rating.criterion.name} (${rating.criterion.level})`)],
        [text(RESULT_NAMES[rating.result])],
        [text(renderEvidence(rating))],
      ]),
    ]),
    paragraph(text(`Not tested: ${untried.map(({ criterion }) => criterion.id).join(', ')}.`)),
  ];
}

function renderCost({ component }: ApiPageProps): RootContent[] {
  if (!component?.cost) return [];
  return [paragraph(text(renderCostText(component.cost)))];
}

function renderImports({ imports }: ApiEntity, isType: boolean): RootContent[] {
  const lines = imports.map(
    ({ name, from }) => `import ${isType ? 'type ' : ''}{ ${name} } from '${from}';`,
  );
  return [heading(2, text('Import')), fence('tsx', lines.join('\n// or\n'))];
}

function renderSections({ sections }: ApiPageProps, { renderRows }: Options): RootContent[] {
  return sections.flatMap((section): RootContent[] => [
    heading(2, text(section.title)),
    renderRows(section),
  ]);
}

function renderIndex({ index }: ApiPageProps, { resolve }: Options): RootContent[] {
  return index.flatMap(({ depth, text: title, topic, entries, leftOut = [] }): RootContent[] => {
    const items = entries.map(({ name, href, plan, summary }) => [
      link(resolve(href), name),
      text(`${plan === undefined ? '' : ` (${PLAN_NAMES[plan]})`}: ${summary}`),
    ]);
    const without = leftOut.map(({ name, reason }) => [inlineCode(name), text(`: ${reason}`)]);
    return [
      heading(depth, topic ? link(resolve(topic.href), title) : text(title)),
      ...(topic ? [paragraph(text(topic.description))] : []),
      ...(items.length > 0 ? [list(items)] : []),
      ...(without.length > 0 ? [paragraph(text('Left out:')), list(without)] : []),
    ];
  });
}

function renderUses(uses: ApiPageProps['uses'], { resolve }: Options): PhrasingContent[] {
  return join(
    uses.map((use) => [link(resolve(use.href), inlineCode(use.text))]),
    ', ',
  );
}

function renderType(type: ApiType, { links }: ApiPageProps, options: Options): RootContent[] {
  const { name, text: declaration, from, plan } = type;
  const uses = links.getUses(name);
  const facts = [from, plan && PLAN_NAMES[plan]].filter((fact) => fact !== undefined);
  return [
    heading(3, text(name)),
    ...(facts.length > 0 ? [paragraph(text(facts.join(', ')))] : []),
    fence('ts', declaration),
    ...(uses.length > 0 ? [paragraph(text('Used by: '), ...renderUses(uses, options))] : []),
  ];
}

/** Renders the content of an API page, in the order of its HTML. */
export function renderApiPage(props: ApiPageProps, options: Options): RootContent[] {
  const { subject, component, uses, links } = props;
  const entity = component ?? props.interface;
  return [
    ...(entity?.deprecated === undefined
      ? []
      : [
          paragraph(text('Deprecated. '), ...toDescription(entity.deprecated, options.resolveLink)),
        ]),
    ...(entity ? renderImports(entity, component === null) : []),
    ...renderCost(props),
    ...renderSections(props, options),
    ...(subject.kind === 'types'
      ? [
          heading(2, text('Definitions')),
          ...links.model.types.flatMap((type) => renderType(type, props, options)),
        ]
      : []),
    ...renderIndex(props, options),
    ...(props.changes
      ? renderChanges(props.changes, getWholeRange(props.changes.history), {
          resolve: options.resolve,
          hasHeadings: true,
        })
      : []),
    ...(uses.length > 0
      ? [
          heading(2, text('Used by')),
          list(uses.map((use) => [link(options.resolve(use.href), inlineCode(use.text))])),
        ]
      : []),
    ...renderAccessibility(props),
    ...renderDetails(props, options),
    ...renderDemoPages(props, options),
  ];
}
