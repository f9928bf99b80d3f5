import type { PhrasingContent, RootContent } from 'mdast';
import { getWholeRange } from '../../core/api/history/change-list.ts';
import { CATALOGS } from '../../core/api/links.ts';
import type { ApiEntity, ApiType } from '../../core/api/model.ts';
import { getApiNotes } from '../../core/api/notes.ts';
import type { ApiPageProps } from '../../core/api/page-props.ts';
import { getApiPathname, toHref } from '../../core/urls.ts';
import { fence, heading, inlineCode, join, link, list, paragraph, text } from './nodes.ts';
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

function getFacts({ packages, component, sourceUrl, ...props }: ApiPageProps): PhrasingContent[][] {
  const since = (component ?? props.interface)?.since;
  const read = packages.map(({ name, version }) => [inlineCode(`${name} ${version}`)]);
  return [
    [text('Read from '), ...join(read, ', ')],
    ...(since === undefined ? [] : [[text(`Since v${since}`)]]),
    ...(component?.themeName ? [[text('In a theme '), inlineCode(component.themeName)]] : []),
    ...(sourceUrl ? [[link(sourceUrl, 'Source')]] : []),
  ];
}

function renderDemoPages({ demoPages }: ApiPageProps, { resolve }: Options): RootContent[] {
  if (demoPages.length === 0) return [];
  const items = demoPages.map(({ title, href, demos }) => [
    link(resolve(href), title),
    ...(demos.length > 0 ? [text(': ')] : []),
    ...join(
      demos.map((demo) => [link(resolve(demo.href), demo.name)]),
      ', ',
    ),
  ]);
  return [heading(2, text('Component demos')), list(items)];
}

function renderImports({ imports }: ApiEntity, isType: boolean): RootContent[] {
  const lines = imports.map(
    ({ name, from }) => `import ${isType ? 'type ' : ''}{ ${name} } from '${from}';`,
  );
  return [heading(2, text('Import')), fence('tsx', lines.join('\n// or\n'))];
}

function renderSections(props: ApiPageProps, { renderRows }: Options): RootContent[] {
  const { sections, component } = props;
  return sections.flatMap((section): RootContent[] => [
    heading(2, text(section.title)),
    renderRows(section),
    ...(component && section.id === 'props'
      ? getApiNotes(component).map(({ parts }) =>
          paragraph(...parts.map((part, at) => (at % 2 === 0 ? text(part) : inlineCode(part)))),
        )
      : []),
  ]);
}

function renderEntities(
  title: string,
  entities: readonly ApiEntity[],
  folder: string,
  options: Options,
) {
  if (entities.length === 0) return [];
  const items = entities.map(({ name, slug, plan }) => [
    link(options.resolve(toHref(getApiPathname(folder, slug))), name),
    ...(plan === undefined ? [] : [text(` (${PLAN_NAMES[plan]})`)]),
  ]);
  return [heading(2, text(title)), list(items)];
}

function renderIndex(
  { links: { model, folder }, releases }: ApiPageProps,
  options: Options,
): RootContent[] {
  const more = Object.entries(CATALOGS).flatMap(([name, slug]) => {
    const length = slug === 'changes' ? releases : model[slug].length;
    if (length === 0) return [];
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const url = options.resolve(toHref(getApiPathname(folder, slug)));
    return [[link(url, title), text(` (${length})`)]];
  });
  return [
    ...renderEntities('Components', model.components, folder, options),
    ...renderEntities('Interfaces', model.interfaces, folder, options),
    ...(more.length > 0 ? [heading(2, text('More')), list(more)] : []),
  ];
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
    list(getFacts(props)),
    ...(entity?.deprecated === undefined
      ? []
      : [
          paragraph(text('Deprecated. '), ...toDescription(entity.deprecated, options.resolveLink)),
        ]),
    ...renderDemoPages(props, options),
    ...(entity ? renderImports(entity, component === null) : []),
    ...renderSections(props, options),
    ...(subject.kind === 'index' ? renderIndex(props, options) : []),
    ...(subject.kind === 'types'
      ? [
          heading(2, text('Definitions')),
          ...links.model.types.flatMap((type) => renderType(type, props, options)),
        ]
      : []),
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
  ];
}
