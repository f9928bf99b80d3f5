import { describe, expect, it } from 'vitest';
import { measureLocales, toLanguageTag } from './locale-table.ts';

const toLocale = (localeText: Record<string, unknown>) => ({
  components: { MuiTable: { defaultProps: { localeText } } },
});

describe('measureLocales', () => {
  it('counts the texts of each locale that also exist in English', () => {
    const exported = {
      nnNO: toLocale({ rows: 'rader', more: undefined }),
      enUS: toLocale({ rows: 'rows', more: 'more', less: 'less' }),
      deDE: toLocale({ rows: 'Zeilen', more: 'mehr', less: 'weniger', old: 'früher' }),
      eu: toLocale({ rows: 'errenkadak' }),
      DEFAULT_LOCALE: { rows: 'rows' },
      getLocale: () => undefined,
    };
    expect(measureLocales(exported)).toEqual([
      { name: 'eu', tag: 'eu', language: 'Basque', translated: 1, total: 3 },
      { name: 'enUS', tag: 'en-US', language: 'English (United States)', translated: 3, total: 3 },
      { name: 'deDE', tag: 'de-DE', language: 'German (Germany)', translated: 3, total: 3 },
      {
        name: 'nnNO',
        tag: 'nn-NO',
        language: 'Norwegian Nynorsk (Norway)',
        translated: 1,
        total: 3,
      },
    ]);
  });

  it('returns an empty list for a module without texts', () => {
    expect(measureLocales({})).toEqual([]);
  });
});

it.each([
  ['deDE', 'de-DE'],
  ['mk', 'mk'],
])('converts %s to %s', (name, tag) => {
  expect(toLanguageTag(name)).toBe(tag);
});
