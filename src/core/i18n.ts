/** Labels of one language: nested objects of strings, addressed by a dotted path. */
export type LabelTable = { [key: string]: string | LabelTable };

export interface TranslatorOptions {
  tables: Readonly<Record<string, LabelTable>>;
  language: string;
  /** Called once per language and key, and once per missing language. */
  report?: (message: string) => void;
}

export type Translate = (key: string, options?: { ignoreWarning?: boolean }) => string | null;

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
 * the English one, a label missing there too gives null. Source: behaviours §6.
 */
export function createTranslate({ tables, language, report }: TranslatorOptions): Translate {
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
    return tables.en === undefined ? null : lookUp(tables.en, key);
  };
}
