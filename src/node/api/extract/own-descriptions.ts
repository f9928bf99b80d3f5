import type { ApiComponent, ApiExport, ApiModel } from '../../../core/api/model.ts';

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

/** `deDE` → `German (Germany)`; undefined for other names. */
function getLanguage(name: string): string | undefined {
  const [, language = '', region] = /^([a-z]{2})([A-Z]{2})?$/.exec(name) ?? [];
  if (language === '') return undefined;
  return LANGUAGES.of(region === undefined ? language : `${language}-${region}`);
}

/** The slots that have the export as their default, without those of variants. */
function findSlots(name: string, components: readonly ApiComponent[]): string[] {
  const slots = components
    .filter(({ variantOf }) => variantOf === undefined)
    .flatMap((component) =>
      component.slots
        .filter((slot) => slot.default?.replace(/\W+$/, '') === name)
        .map((slot) => `${component.name}.${slot.name}`),
    );
  return [...new Set(slots)];
}

function toPascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Describes an export by a rule that holds for all of its kind, such as locales and class names.
 * Returns undefined if there is no such rule.
 */
export function describeByRule({ name, kind, imports }: ApiExport): string | undefined {
  const isLocale = imports.some(({ from }) => from.endsWith('/locales'));
  const language = isLocale ? getLanguage(name) : undefined;
  if (language !== undefined) return `Texts in ${language}.`;
  const owner = /^get(\w+)UtilityClass$/.exec(name)?.[1];
  if (owner !== undefined) return `Returns the global class name of a part of \`${owner}\`.`;
  if (kind === 'classes') {
    return `Global class names of \`${toPascalCase(name.replace(/Classes$/, ''))}\`.`;
  }
  return undefined;
}

/** Returns the slots that a component fills unless it is replaced, as `Component.slot`. */
export function getFilledSlots(
  { name, kind }: ApiExport,
  components: readonly ApiComponent[],
): string[] {
  return kind === 'component' ? findSlots(name, components) : [];
}

/**
 * Returns the slots that a component fits without being their default, because their type names its
 * props, as `Component.slot`.
 */
export function getFittingSlots(
  { name, kind }: ApiExport,
  components: readonly ApiComponent[],
): string[] {
  if (kind !== 'component') return [];
  return components
    .filter(({ variantOf }) => variantOf === undefined)
    .flatMap((component) =>
      component.slots
        .filter(
          (slot) =>
            slot.refs?.includes(`${name}Props`) && slot.default?.replace(/\W+$/, '') !== name,
        )
        .map((slot) => `${component.name}.${slot.name}`),
    );
}

interface Described {
  description: string;
  deprecated?: string | undefined;
}

/** Adds our own descriptions of members that the packages do not describe. */
export function describeMembers(
  model: ApiModel,
  descriptions: Readonly<Record<string, string>>,
): ApiModel {
  const getOwn = (owner: string, name: string, { description, deprecated }: Described) => {
    const own = descriptions[`${owner}.${name}`] ?? descriptions[`*.${name}`];
    const isSilent = description === '' && !deprecated;
    return isSilent && own !== undefined ? { description: own, isOurs: true as const } : undefined;
  };
  const describe = <T extends Described & { name: string }>(owner: string, members: readonly T[]) =>
    members.map((member) => ({ ...member, ...getOwn(owner, member.name, member) }));
  return {
    ...model,
    components: model.components.map((each) => ({
      ...each,
      props: describe(each.name, each.props),
      slots: describe(each.name, each.slots),
      classes: each.classes.map((one) => ({ ...one, ...getOwn(each.name, one.rule, one) })),
    })),
    interfaces: model.interfaces.map((each) => ({
      ...each,
      properties: describe(each.name, each.properties),
    })),
    apiObjects: model.apiObjects.map((each) => ({
      ...each,
      methods: describe(each.name, each.methods),
    })),
    events: describe('events', model.events),
    selectors: describe('selectors', model.selectors),
    exports: model.exports.map((each) => ({
      ...each,
      ...(each.members && { members: describe(each.name, each.members) }),
    })),
  };
}
