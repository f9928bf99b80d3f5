import type { ApiLinks } from '../../core/api-links.ts';
import type { ApiMember, ApiModel, ApiSignature } from '../../core/api-model.ts';
import { removeTrailingSlash } from '../../core/urls.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Whether an address of this site has a page; without a trailing slash, query and hash. */
export type HasPage = (pathname: string) => boolean;

/** Where the packages' comments say that this site is. */
const OWN_ORIGIN = /^https:\/\/mui\.com(?=\/x\/)/;

/** Where a link of a description leads: a page of this site, another site, or nowhere. */
export function resolveLink(url: string, hasPage: HasPage): string | null {
  const own = url.replace(OWN_ORIGIN, '');
  if (!own.startsWith('/x/')) return url;
  return hasPage(removeTrailingSlash(own.replace(/[?#].*$/s, ''))) ? own : null;
}

/** The same model with every description as HTML instead of Markdown. */
export function renderReference(model: ApiModel, links: ApiLinks, hasPage: HasPage): ApiModel {
  const pages = new Set([...model.components, ...model.interfaces].map(({ name }) => name));
  const options = {
    resolveLink: (url: string) => resolveLink(url, hasPage),
    resolveName: (name: string) => (pages.has(name) ? links.getNameHref(name) : null),
  };
  const render = (text: string) => renderMarkdown(text, options);

  const renderTexts = <
    T extends { description?: string | undefined; deprecated?: string | undefined },
  >(
    value: T,
  ): T => ({
    ...value,
    ...(value.description === undefined ? {} : { description: render(value.description) }),
    ...(value.deprecated === undefined ? {} : { deprecated: render(value.deprecated) }),
  });
  const renderSignature = ({ params, returns }: ApiSignature): ApiSignature => ({
    params: params.map(renderTexts),
    ...(returns === undefined ? {} : { returns: renderTexts(returns) }),
  });
  const renderMember = (member: ApiMember): ApiMember => ({
    ...renderTexts(member),
    ...(member.signature === undefined ? {} : { signature: renderSignature(member.signature) }),
    ...(member.see === undefined ? {} : { see: member.see.map(render) }),
  });

  return {
    ...model,
    components: model.components.map((component) => ({
      ...renderTexts(component),
      props: component.props.map(renderMember),
      slots: component.slots.map(renderTexts),
      classes: component.classes.map(renderTexts),
    })),
    interfaces: model.interfaces.map((entity) => ({
      ...renderTexts(entity),
      properties: entity.properties.map(renderMember),
    })),
    events: model.events.map(renderTexts),
    selectors: model.selectors.map((selector) => ({
      ...renderTexts(selector),
      ...(selector.params === undefined ? {} : { params: selector.params.map(renderTexts) }),
    })),
    apiObjects: model.apiObjects.map((each) => ({
      ...renderTexts(each),
      methods: each.methods.map(renderMember),
    })),
    types: model.types.map(renderTexts),
  };
}
