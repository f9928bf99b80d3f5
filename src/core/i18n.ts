/** Labels of one language: nested objects of strings, addressed by a dotted path. */
export type LabelTable = { [key: string]: string | LabelTable };

/** The dotted paths of a table: `shell.skip`. */
export type KeyOf<Table> = {
  [K in keyof Table & string]: Table[K] extends string ? K : `${K}.${KeyOf<Table[K]>}`;
}[keyof Table & string];

export interface TranslatorOptions {
  tables: Readonly<Record<string, LabelTable>>;
  language: string;
  /** Called once per language and key, and once per missing language. */
  report?: (message: string) => void;
}

export type Translate<Key extends string = string> = (
  key: Key,
  options?: { ignoreWarning?: boolean },
) => string | null;

/**
 * A label with its `{name}` places filled in; never null, because its keys are those of English.
 */
export type GetLabel<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string>>,
) => string;

export const DEFAULT_LANGUAGE = 'en';
const ELLIPSIS = '…';

function lookUp(table: LabelTable, key: string): string | null {
  let value: string | LabelTable | undefined = table;
  for (const part of key.split('.')) {
    if (typeof value !== 'object' || !Object.hasOwn(value, part)) return null;
    value = value[part];
  }
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Makes the function that gives a label. A missing language gives an ellipsis, a missing label
 * the English one, a label missing there too gives null. Source: requirements
 * errors.missing-translation and errors.missing-language.
 */
export function createTranslate<Key extends string = string>({
  tables,
  language,
  report,
}: TranslatorOptions): Translate<Key> {
  const reported = new Set<string>();
  const reportOnce = (message: string) => {
    if (!reported.has(message)) report?.(message);
    reported.add(message);
  };
  return (key, { ignoreWarning = false } = {}) => {
    const table = Object.hasOwn(tables, language) ? tables[language] : undefined;
    if (table === undefined) {
      reportOnce(`Missing language: ${language}.`);
      return ELLIPSIS;
    }
    const label = lookUp(table, key);
    if (label !== null) return label;
    if (!ignoreWarning) reportOnce(`Missing translation for ${language}:${key}`);
    return tables[DEFAULT_LANGUAGE] === undefined ? null : lookUp(tables[DEFAULT_LANGUAGE], key);
  };
}

/**
 * Makes the function that components take: as `createTranslate`, with `{name}` places filled in.
 */
export function createGetLabel<Key extends string = string>(
  options: TranslatorOptions,
): GetLabel<Key> {
  const translate = createTranslate<Key>(options);
  return (key, values = {}) =>
    (translate(key) ?? '').replace(/\{(\w+)\}/g, (place, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : place,
    );
}

/**
 * As `createGetLabel` for any language, each made once, so that a missing label is reported once
 * however many islands show it.
 */
export function createLabels<Table extends LabelTable>(
  tables: Readonly<Record<string, Table>>,
  report: (message: string) => void,
): (language: string) => GetLabel<KeyOf<Table>> {
  const known = new Map<string, GetLabel<KeyOf<Table>>>();
  return (language) => {
    let label = known.get(language);
    if (!label) {
      label = createGetLabel<KeyOf<Table>>({ tables, language, report });
      known.set(language, label);
    }
    return label;
  };
}

/**
 * The reader's language: the page's query property, English where it has none (requirement
 * routes.user-language).
 */
export function getUserLanguage(query: { userLanguage?: string | undefined }): string {
  return query.userLanguage || DEFAULT_LANGUAGE;
}
