/** How far a package is translated into one language. */
export interface PackageLocale {
  /** What the package exports it as: `deDE`. */
  name: string;
  /** `de-DE` */
  tag: string;
  /** In English: `German (Germany)`. */
  language: string;
  translated: number;
  total: number;
}

/** The texts of a locale: a piece of a theme with them as default props of one component. */
function getTexts(locale: unknown): Readonly<Record<string, unknown>> | null {
  const { components } = (locale ?? {}) as {
    components?: Record<string, { defaultProps?: { localeText?: Record<string, unknown> } }>;
  };
  const found = Object.values(components ?? {}).find((each) => each.defaultProps?.localeText);
  return found?.defaultProps?.localeText ?? null;
}

/** `deDE` as `de-DE`; names without a region are languages alone. */
export function toLanguageTag(name: string): string {
  return name.replace(/^([a-z]{2,3})([A-Z]{2})$/, '$1-$2');
}

/**
 * Counts what each locale of a package translates of the texts that English has, in the order of
 * the languages' names. `exported` is the package's module of locales.
 */
export function measureLocales(exported: Readonly<Record<string, unknown>>): PackageLocale[] {
  const english = Object.keys(getTexts(exported['enUS']) ?? {});
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  return Object.entries(exported)
    .flatMap(([name, locale]) => {
      const texts = getTexts(locale);
      // Others are exported for the package's own use.
      if (texts === null || !/^[a-z]{2,3}([A-Z]{2})?$/.test(name)) return [];
      const tag = toLanguageTag(name);
      const translated = english.filter((key) => texts[key] !== undefined).length;
      return [{ name, tag, language: names.of(tag) ?? tag, translated, total: english.length }];
    })
    .sort((a, b) => a.language.localeCompare(b.language, 'en'));
}
