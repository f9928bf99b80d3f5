import { createElement } from 'react';
import { ApiDifference } from '../components/api/ApiChanges.tsx';
import { ApiAccordion } from '../components/api/ApiList.tsx';
import { ApiTries } from '../components/api/ApiTry.tsx';
import { LabelContext } from '../components/api/label-context.ts';
import {
  findReference,
  findSections,
  getChangeData,
  listPlaygrounds,
  type RenderedReference,
} from '../core/api/page-props.ts';
import { createApiLinks } from '../core/api/links.ts';
import type { ApiModel } from '../core/api/model.ts';
import {
  getEventSections,
  getFeatureSection,
  getSelectorSections,
  type ApiSection,
} from '../core/api/sections.ts';

/**
 * Creates the tags that show parts of the API reference on a guide page. They read the reference of
 * the page's product, or of the first product that has the requested part.
 */
export function createApiTags(references: readonly RenderedReference[], folder: string, t: Label) {
  function show(getSections: (model: ApiModel) => readonly ApiSection[]) {
    const found = findSections(references, folder, getSections);
    if (!found) return null;
    const links = createApiLinks(found.reference.model, found.reference.folder);
    return createElement(
      LabelContext,
      { value: t },
      found.sections.map((section) =>
        createElement(ApiAccordion, { key: section.id, section, links }),
      ),
    );
  }

  return {
    ApiObject: ({ feature }: { feature: string }) =>
      show((model) => {
        const section = getFeatureSection(model, feature);
        return section ? [section] : [];
      }),
    Selectors: ({ category }: { category?: string }) =>
      show((model) => getSelectorSections(model, category)),
    Events: () => show(getEventSections),
    ApiChanges: ({
      product = folder,
      from,
      to,
    }: {
      product?: string;
      from: string;
      to: string;
    }) => {
      const reference = findReference(references, product);
      const links = createApiLinks(reference.model, reference.folder);
      const data = getChangeData(reference, links);
      return data && createElement(ApiDifference, { ...data, from, to, t });
    },
    Playgrounds: () => {
      const { model, playgrounds } = findReference(references, folder);
      return createElement(
        LabelContext,
        { value: t },
        createElement(ApiTries, { folder, components: listPlaygrounds(model, playgrounds) }),
      );
    },
  };
}
