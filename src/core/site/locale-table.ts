/** Translation status of a package in one language. */
export interface PackageLocale {
  /** Name of the export: `deDE`. */
  name: string;
  /** `de-DE` */
  tag: string;
  /** In English: `German (Germany)`. */
  language: string;
  /** Number of translated texts. */
  translated: number;
  /** Number of texts in English. */
  total: number;
}

/** Returns the texts of a locale: a theme that has them as default props of one component. */
function getTexts(locale: unknown): Readonly<Record<string, unknown>> | null {
  const { components } = (locale ?? {}) as {
    components?: Record<string, { defaultProps?: { localeText?: Record<string, unknown> } }>;
  };
  const found = Object.values(components ?? {}).find((each) => each.defaultProps?.localeText);
  return found?.defaultProps?.localeText ?? null;
}

/** Converts `deDE` to `de-DE`. Names without a region stay unchanged. */
export function toLanguageTag(name: string): string {
  return name.replace(/^([a-z]{2,3})([A-Z]{2})$/, '$1-$2');
}

/**
 * Counts the English texts that each locale of a package translates. The result is sorted by
 * language name. `exported` is the locales module of the package.
 */
export function measureLocales(exported: Readonly<Record<string, unknown>>): PackageLocale[] {
  const english = Object.keys(getTexts(exported['enUS']) ?? {});
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  return Object.entries(exported)
    .flatMap(([name, locale]) => {
      const texts = getTexts(locale);
      // Skips internal exports.
      if (texts === null || !/^[a-z]{2,3}([A-Z]{2})?$/.test(name)) return [];
      const tag = toLanguageTag(name);
      const translated = english.filter((key) => texts[key] !== undefined).length;
      return [{ name, tag, language: names.of(tag) ?? tag, translated, total: english.length }];
    })
    .sort((a, b) => a.language.localeCompare(b.language, 'en'));
}
