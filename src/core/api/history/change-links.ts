import type { ApiChangeHrefs } from './change-list.ts';
import { getOwner } from './build.ts';
import type { ApiHistory } from './schema.ts';
import { CATALOGS, getApiAnchor, getMemberHref, type ApiLinks } from '../links.ts';
import type { ApiModel } from '../model.ts';
import { compareTiers } from '../../plan.ts';
import { getApiPathname, withHash } from '../../urls.ts';

function collectRows(model: ApiModel, links: ApiLinks): [string, string][] {
  const { folder } = links;
  return [
    ...model.components.flatMap((component) => {
      const owner = getOwner(component);
      const rows: [string, string][] = [
        ...component.props.map(({ name }) => ['prop', name] as [string, string]),
        ...component.slots.map(({ name }) => ['slot', name] as [string, string]),
        ...component.classes.map(({ rule }) => ['class', rule] as [string, string]),
      ];
      return rows.map(([kind, name]): [string, string] => [
        `${owner}.${kind}.${name}`,
        getMemberHref(folder, component, kind as 'prop' | 'slot' | 'class', name),
      ]);
    }),
    ...model.interfaces.flatMap((entity) =>
      entity.properties.map(({ name }): [string, string] => [
        `${entity.name}.property.${name}`,
        getMemberHref(folder, entity, 'prop', name),
      ]),
    ),
    ...(['events', 'selectors'] as const).flatMap((catalog) => {
      const kind = catalog === 'events' ? 'event' : 'selector';
      return model[catalog].map(({ name }): [string, string] => [
        `${catalog}.${kind}.${name}`,
        withHash(getApiPathname(folder, CATALOGS[catalog]), getApiAnchor('', kind, name)),
      ]);
    }),
  ];
}

/**
 * Finds the address of each member of a history in the reference, at the lowest tier that has it.
 */
export function buildChangeHrefs(history: ApiHistory, links: ApiLinks): ApiChangeHrefs {
  const { model } = links;
  const ordered = model.components.toSorted(compareTiers);
  const rows = new Map(collectRows({ ...model, components: ordered }, links).reverse());
  const hrefs: Record<string, string> = {};
  for (const key of Object.keys(history.members)) {
    const [, kind = '', ...rest] = key.split('.');
    const named = /^(component|interface|export)$/.test(kind)
      ? links.getNameHref(rest.join('.'))
      : null;
    const href = rows.get(key) ?? named;
    if (href) hrefs[key] = href;
  }
  return hrefs;
}
