import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { LocaleConfig } from '../../core/site/config.ts';
import type { LabelTable } from '../../core/i18n.ts';
import { ROOT } from '../load-config.ts';

const labelTableSchema: z.ZodType<LabelTable> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => labelTableSchema)]),
);

/**
 * Reads the labels of every language from its `<id>.json`. Throws an error with the file's name if
 * a file is missing or invalid. A language does not need every label: English is the fallback.
 */
export function loadLabels(
  locales: readonly LocaleConfig[],
  folder = path.join(ROOT, 'content/ui'),
): Record<string, LabelTable> {
  return Object.fromEntries(
    locales.map(({ id }) => [id, readTable(path.join(folder, `${id}.json`))]),
  );
}

function readTable(file: string): LabelTable {
  const name = path.relative(ROOT, file);
  if (!existsSync(file)) {
    throw new Error(
      `${name} does not exist. Write it, or remove its language from config/locales.ts.`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${name} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  const result = labelTableSchema.safeParse(value);
  if (!result.success) throw new Error(`${name} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/**
 * Returns only some sections of every language's labels, under their usual keys. Sections are
 * joined by a plus: `search`, `search+plan`.
 */
export function getLabelSection(
  tables: Readonly<Record<string, LabelTable>>,
  sections: string,
): Record<string, LabelTable> {
  const pick = (table: LabelTable) =>
    sections.split('+').flatMap((section): [string, LabelTable][] => {
      const part = Object.hasOwn(table, section) ? table[section] : undefined;
      return typeof part === 'object' ? [[section, part]] : [];
    });
  return Object.fromEntries(
    Object.entries(tables).map(([language, table]) => [language, Object.fromEntries(pick(table))]),
  );
}
