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

/** Returns a label with its `{name}` placeholders filled in. Never null: English has every key. */
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
 * Creates the function that returns labels: an ellipsis for a missing language, the English label
 * for a missing one, null if English lacks it too.
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

/** The functions created so far, by the tables they read and the language. */
const made = new WeakMap<object, Map<string, GetLabel>>();

/**
 * Returns the function that components call `t`: like `createTranslate`, but it fills in `{name}`
 * placeholders and returns an empty string instead of null. Each language of a table gets only one,
 * so that a missing label is reported once even if several islands show it.
 */
export function getLabels<Table extends LabelTable>(
  tables: Readonly<Record<string, Table>>,
  language: string,
  report: (message: string) => void = console.error,
): GetLabel<KeyOf<Table>> {
  const languages = made.get(tables) ?? new Map<string, GetLabel>();
  made.set(tables, languages);
  let t = languages.get(language);
  if (!t) {
    const translate = createTranslate({ tables, language, report });
    t = (key, values = {}) =>
      (translate(key) ?? '').replace(/\{(\w+)\}/g, (place, name: string) =>
        Object.hasOwn(values, name) ? (values[name] ?? '') : place,
      );
    languages.set(language, t);
  }
  return t;
}

/**
 * Returns the reader's language: the page's query property, else English.
 */
export function getUserLanguage(query: { userLanguage?: string | undefined }): string {
  return query.userLanguage || DEFAULT_LANGUAGE;
}
