import { readFileSync } from 'node:fs';
import path from 'node:path';
import products from '../config/products.ts';
import { apiModelSchema, type ApiModel } from '../src/core/api/model.ts';
import type { SearchMemberKind } from '../src/core/search/types.ts';

/** A name of the reference, from the data of the reference alone. */
export interface ReferenceName {
  name: string;
  kind: Exclude<SearchMemberKind, 'classType' | 'classNames' | 'property'>;
  /** Its component or interface; absent for exports, events and selectors. */
  owner?: string;
  /** Where its row is. */
  href: string;
}

function readModel(folder: string): ApiModel {
  const file = path.resolve(import.meta.dirname, `../api/${folder}.api.json`);
  return apiModelSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function getNames(folder: string, model: ApiModel): ReferenceName[] {
  const at = (slug: string, anchor = '') =>
    `/x/api/${folder}/${slug}/${anchor === '' ? '' : `#${anchor}`}`;
  const components = model.components.flatMap((component): ReferenceName[] => {
    const { name: owner, slug, propsType, props, slots, classes, cssVariables = [] } = component;
    const href = at(slug);
    const row = (kind: 'prop' | 'slot' | 'class' | 'variable', name: string, key = name) => ({
      name,
      kind,
      owner,
      href: at(slug, `${owner}-${kind}-${key}`),
    });
    return [
      { name: owner, kind: 'component', href },
      ...(propsType === undefined ? [] : [{ name: propsType, kind: 'type' as const, href }]),
      ...props.map(({ name }) => row('prop', name)),
      ...slots.map(({ name }) => row('slot', name)),
      ...slots.flatMap((slot): ReferenceName[] =>
        slot.class === undefined
          ? []
          : [
              { name: slot.class, kind: 'class', href },
              { name: slot.class, kind: 'class', href: at(slug, `${owner}-slot-${slot.name}`) },
            ],
      ),
      ...classes.flatMap((each) => [row('class', each.rule), row('class', each.class, each.rule)]),
      ...cssVariables.map(({ name }) => row('variable', name)),
    ];
  });
  const methods = new Set(model.apiObjects.flatMap((each) => each.methods.map(({ name }) => name)));
  const interfaces = model.interfaces.flatMap(({ name: owner, slug, properties }) => [
    { name: owner, kind: 'interface' as const, href: at(slug) },
    ...properties.map(({ name }) => ({
      name,
      kind: owner === 'GridApi' && methods.has(name) ? ('method' as const) : ('prop' as const),
      owner,
      href: at(slug, `${owner}-prop-${name}`),
    })),
  ]);
  const exported = model.exports.flatMap((entry): ReferenceName[] => {
    const { name, kind, topic, rules = [], members = [] } = entry;
    const href = at(topic, name);
    const props = kind === 'component' ? members : [];
    return [
      { name, kind: kind === 'class' || kind === 'classes' ? 'constant' : kind, href },
      ...rules.map((rule) => ({ name: rule.class, kind: 'class' as const, href })),
      ...props.map((prop) => ({
        name: prop.name,
        kind: 'prop' as const,
        owner: name,
        href: at(topic, `${name}-prop-${prop.name}`),
      })),
    ];
  });
  return [
    ...components,
    ...interfaces,
    ...exported,
    ...model.events.map(({ name }) => ({
      name,
      kind: 'event' as const,
      href: at('events', `event-${name}`),
    })),
    ...model.selectors.map(({ name }) => ({
      name,
      kind: 'selector' as const,
      href: at('selectors', `selector-${name}`),
    })),
    ...model.types.map(({ name }) => ({ name, kind: 'type' as const, href: at('types', name) })),
  ];
}

/** Returns every name of the reference of all products, as often as it has a row. */
export function readReferenceNames(): ReferenceName[] {
  return products
    .filter((product) => 'id' in product)
    .flatMap(({ folder }) => getNames(folder, readModel(folder)));
}
