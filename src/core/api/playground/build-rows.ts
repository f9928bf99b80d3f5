import { getApiAnchor } from '../links.ts';
import type { ApiComponent, ApiMember, ApiModel, ApiSlot } from '../model.ts';
import type { ParsedPlayground, ParsedProductPlayground } from './config.ts';
import type { Control, ControlKind, ControlRow } from './control.ts';
import { readFields, type FindType } from './read-kind.ts';
import { isCallback } from './setup.ts';
import { getDeclaredType } from './type-text.ts';
import type { Value } from './value.ts';

/** Finds types among the declarations and the documented props and interfaces of a product. */
export function createFindType({ components, interfaces, types }: ApiModel): FindType {
  const toFields = (members: readonly ApiMember[]) => ({
    fields: members.map(({ name, type, required }) => ({ name, type, isOptional: !required })),
  });
  return (name) => {
    const component = components.find(({ propsType }) => propsType === name);
    if (component) return toFields(component.props);
    const entity = interfaces.find((each) => each.name === name);
    if (entity) return toFields(entity.properties);
    const type = types.find((each) => each.name === name);
    return type ? { text: getDeclaredType(type.text) } : null;
  };
}

/** What is said for the component and for its product, the former first. */
export type Settings = Pick<ParsedPlayground, 'presets' | 'limits' | 'types' | 'logs' | 'without'>;

export function joinSettings(own: ParsedPlayground, shared: ParsedProductPlayground): Settings {
  return {
    // A type that the component names takes the place of the product's values.
    presets: {
      ...Object.fromEntries(
        Object.entries(shared.presets).filter(([name]) => own.types[name] === undefined),
      ),
      ...own.presets,
    },
    limits: { ...shared.limits, ...own.limits },
    types: { ...shared.types, ...own.types },
    without: { ...shared.without, ...own.without },
    logs: [...shared.logs, ...own.logs],
  };
}

function limit(kind: ControlKind, limits: [number, number] | undefined): ControlKind {
  return kind.kind === 'number' && limits ? { ...kind, min: limits[0], max: limits[1] } : kind;
}

/** Returns the controls of a prop; none where only code can set it. */
function getControls(prop: ApiMember, settings: Settings, findType: FindType): Control[] {
  const { name } = prop;
  if (settings.without[name] !== undefined) return [];
  const preset = settings.presets[name];
  if (preset) return [{ id: name, kind: 'preset', options: preset }];
  if (isCallback(prop)) return [{ id: name, kind: 'log' }];
  return readFields(settings.types[name] ?? prop.type, findType).map(({ path, kind }) => {
    const id = [name, ...path].join('.');
    return { id, ...limit(kind, settings.limits[id]) };
  });
}

/** `*` stands for any part of a name. */
function matches(name: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);
}

export const SLOTS = 'Slots';
export const CALLBACKS = 'Callbacks';
const OTHER = 'Other';

function getGroup(prop: ApiMember, shared: ParsedProductPlayground): string {
  if (isCallback(prop)) return CALLBACKS;
  const group = shared.groups.find(({ names }) =>
    names.some((pattern) => matches(prop.name, pattern)),
  );
  return group?.title ?? OTHER;
}

function getPresetControl(id: string, options: Record<string, Value> | undefined): Control[] {
  return options ? [{ id, kind: 'preset', options }] : [];
}

function getSlotRow(owner: string, slot: ApiSlot, settings: Settings): ControlRow {
  return {
    name: slot.name,
    group: SLOTS,
    type: slot.type,
    default: slot.default,
    plan: slot.plan,
    deprecated: slot.deprecated,
    description: slot.description,
    anchor: getApiAnchor(owner, 'slot', slot.name),
    controls: [
      ...getPresetControl(`slots.${slot.name}`, settings.presets[`slots.${slot.name}`]),
      ...getPresetControl(`slotProps.${slot.name}`, settings.presets[`slotProps.${slot.name}`]),
    ],
  };
}

/** Returns the props and slots of a component that can be set by hand. */
export function buildRows(
  component: ApiComponent,
  settings: Settings,
  shared: ParsedProductPlayground,
  findType: FindType,
): ControlRow[] {
  const { name: owner, props, slots } = component;
  const titles = [...shared.groups.map(({ title }) => title), OTHER, SLOTS, CALLBACKS];
  const rows = [
    ...props.map((prop): ControlRow => ({
      name: prop.name,
      group: getGroup(prop, shared),
      type: prop.type,
      default: prop.default,
      plan: prop.plan,
      deprecated: prop.deprecated,
      description: prop.description,
      anchor: getApiAnchor(owner, 'prop', prop.name),
      controls: getControls(prop, settings, findType),
    })),
    ...slots.map((slot) => getSlotRow(owner, slot, settings)),
  ];
  return rows
    .filter(({ controls }) => controls.length > 0)
    .sort((a, b) => titles.indexOf(a.group) - titles.indexOf(b.group));
}
