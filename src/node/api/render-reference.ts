import type { ApiLinks } from '../../core/api/links.ts';
import type { ApiMember, ApiModel, ApiSignature } from '../../core/api/model.ts';
import { removeTrailingSlash, toHref } from '../../core/urls.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Returns the anchors of the page at a path without trailing slash; null if there is no page. */
export type FindAnchors = (pathname: string) => readonly string[] | null;

/** Origin of this site in links of the packages' comments. */
const OWN_ORIGIN = /^https:\/\/mui\.com(?=\/x\/)/;

/**
 * Resolves a link of a description to a page of this site or to another site. Returns null if this
 * site has no such page. Drops an anchor that the page does not have.
 */
export function resolveLink(url: string, findAnchors: FindAnchors): string | null {
  const own = url.replace(OWN_ORIGIN, '');
  if (!own.startsWith('/x/')) return url;
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(own) ?? [];
  const anchors = findAnchors(removeTrailingSlash(path));
  if (anchors === null) return null;
  return hash === '' || anchors.includes(hash) ? own : toHref(path);
}

/** Creates a function that renders texts about a product as HTML, with links to its reference. */
export function createTextRenderer(
  model: ApiModel,
  links: ApiLinks,
  findAnchors: FindAnchors,
): (text: string) => string {
  const linked = [...model.components, ...model.interfaces, ...model.exports];
  const pages = new Set(linked.map(({ name }) => name));
  const options = {
    resolveLink: (url: string) => resolveLink(url, findAnchors),
    resolveName: (name: string) => (pages.has(name) ? links.getNameHref(name) : null),
  };
  return (text) => renderMarkdown(text, options);
}

/** Returns a copy of the model with every description rendered as HTML. */
export function renderReference(
  model: ApiModel,
  links: ApiLinks,
  findAnchors: FindAnchors,
): ApiModel {
  const render = createTextRenderer(model, links, findAnchors);

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
      ...(component.cssVariables && { cssVariables: component.cssVariables.map(renderTexts) }),
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
    exports: model.exports.map((each) => ({
      ...renderTexts(each),
      ...(each.members && { members: each.members.map(renderMember) }),
      ...(each.calls && {
        calls: each.calls.map(({ typeParams, params, returns }) => ({
          ...(typeParams && { typeParams: typeParams.map(renderTexts) }),
          params: params.map(renderTexts),
          returns: renderTexts(returns),
        })),
      }),
      ...(each.throws !== undefined && { throws: render(each.throws) }),
    })),
    types: model.types.map(renderTexts),
  };
}
