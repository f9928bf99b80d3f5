import type { ApiComponent, ApiExport } from '../../../core/api/model.ts';

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
