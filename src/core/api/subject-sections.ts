import { getTopicSections } from './export-rows.ts';
import type { ApiModel } from './model.ts';
import {
  getComponentSections,
  getEventSections,
  getInterfaceSections,
  getSelectorSections,
  type ApiSection,
} from './sections.ts';
import type { ApiSubject } from '../page/page.ts';

/** The lists on a page of the reference; none where the page lists no rows. */
export function getSubjectSections({ kind, name }: ApiSubject, model: ApiModel): ApiSection[] {
  switch (kind) {
    case 'component':
      return model.components.filter((each) => each.name === name).flatMap(getComponentSections);
    case 'interface':
      return model.interfaces
        .filter((each) => each.name === name)
        .flatMap((entity) => getInterfaceSections(entity, model));
    case 'events':
      return getEventSections(model);
    case 'selectors':
      return getSelectorSections(model);
    case 'topic':
      return getTopicSections(model, name);
    default:
      return [];
  }
}
