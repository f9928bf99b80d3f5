import { getMemberKey, getOwner, getSince, type ApiMemberKind } from './build.ts';
import type { ApiHistory } from './schema.ts';
import type { ApiComponent, ApiModel } from '../model.ts';

/** Adds to each member of a model the release that introduced it. */
export function addSince(model: ApiModel, history: ApiHistory): ApiModel {
  const find = (owner: string, kind: ApiMemberKind, name: string) =>
    getSince(history, getMemberKey(owner, kind, name));

  /** Leaves out the release of members that are as old as their component or interface. */
  function mark<T>(
    members: readonly T[],
    whole: string | undefined,
    get: (member: T) => string | undefined,
  ): T[] {
    return members.map((member) => {
      const since = get(member);
      return since === undefined || since === whole ? member : { ...member, since };
    });
  }

  function markComponent(component: ApiComponent): ApiComponent {
    const { name, props, slots, classes } = component;
    const whole = find(name, 'component', name);
    const owner = getOwner(component);
    return {
      ...component,
      ...(whole !== undefined && { since: whole }),
      props: mark(props, whole, (prop) => find(owner, 'prop', prop.name)),
      slots: mark(slots, whole, (slot) => find(owner, 'slot', slot.name)),
      classes: mark(classes, whole, (each) => find(owner, 'class', each.rule)),
    };
  }

  return {
    ...model,
    components: model.components.map(markComponent),
    interfaces: model.interfaces.map((each) => {
      const whole = find(each.name, 'interface', each.name);
      return {
        ...each,
        ...(whole !== undefined && { since: whole }),
        properties: mark(each.properties, whole, ({ name }) => find(each.name, 'property', name)),
      };
    }),
    events: mark(model.events, undefined, ({ name }) => find('events', 'event', name)),
    selectors: mark(model.selectors, undefined, ({ name }) => find('selectors', 'selector', name)),
    exports: mark(model.exports, undefined, ({ name }) => find('exports', 'export', name)),
    apiObjects: model.apiObjects.map((each) => ({
      ...each,
      methods: mark(each.methods, undefined, ({ name }) => find('GridApi', 'property', name)),
    })),
  };
}
