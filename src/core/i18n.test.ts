import { describe, expect, it } from 'vitest';
import {
  createTranslate,
  getLabels,
  getUserLanguage,
  type GetLabel,
  type LabelTable,
} from './i18n.ts';

const TABLES: Record<string, LabelTable> = {
  en: { search: 'Search', page: { edit: 'Edit this page', empty: '' } },
  pt: { search: 'Buscar', page: { edit: '' } },
};

function translate(language: string, tables = TABLES) {
  const messages: string[] = [];
  const get = createTranslate({ tables, language, report: (text) => messages.push(text) });
  return { get, messages };
}

describe('createTranslate', () => {
  it('returns the label of the language', () => {
    const { get, messages } = translate('pt');
    expect(get('search')).toBe('Buscar');
    expect(messages).toEqual([]);
  });

  it('finds a label by its dotted path', () => {
    expect(translate('en').get('page.edit')).toBe('Edit this page');
  });

  it('falls back to English and reports it once per key', () => {
    const { get, messages } = translate('pt');
    expect([get('page.edit'), get('page.edit')]).toEqual(['Edit this page', 'Edit this page']);
    expect(messages).toEqual(['Missing translation for pt:page.edit']);
  });

  it('does not report a missing label with ignoreWarning', () => {
    const { get, messages } = translate('pt');
    expect(get('page.edit', { ignoreWarning: true })).toBe('Edit this page');
    expect(messages).toEqual([]);
    get('page.edit');
    expect(messages).toEqual(['Missing translation for pt:page.edit']);
  });

  it.each(['unknown', 'page.unknown', 'page', 'page.empty', 'search.more', '', '.', 'page.'])(
    'returns null if English lacks "%s" too',
    (key) => {
      const { get, messages } = translate('en');
      expect(get(key)).toBeNull();
      expect(messages).toEqual([`Missing translation for en:${key}`]);
    },
  );

  it.each(['constructor', 'page.toString', '__proto__', '__proto__.polluted'])(
    'does not look up "%s" in the prototype',
    (key) => {
      expect(translate('en').get(key)).toBeNull();
    },
  );

  it('returns an ellipsis for a missing language and reports it once', () => {
    const { get, messages } = translate('xx');
    expect([get('search'), get('page.edit')]).toEqual(['…', '…']);
    expect(messages).toEqual(['Missing language: xx.']);
  });

  it.each(['constructor', '__proto__'])('does not know the language "%s"', (language) => {
    expect(translate(language).get('search')).toBe('…');
  });

  it('returns null if there is no English table to fall back to', () => {
    expect(translate('pt', { pt: {} }).get('search')).toBeNull();
  });

  it('works without a report function', () => {
    expect(createTranslate({ tables: {}, language: 'en' })('search')).toBe('…');
  });
});

describe('getLabels', () => {
  const tables = { en: { link: 'Link to {text}', pair: '{a} and {b}', plain: 'Plain' }, pt: {} };
  const t = getLabels(tables, 'pt', () => {}) as GetLabel;

  it.each<[string, Record<string, string> | undefined, string]>([
    ['plain', undefined, 'Plain'],
    ['link', { text: 'Sorting' }, 'Link to Sorting'],
    ['link', { text: '{text} $& $1' }, 'Link to {text} $& $1'],
    ['pair', { a: '1', b: '2' }, '1 and 2'],
    ['pair', { a: '1' }, '1 and {b}'],
    ['link', undefined, 'Link to {text}'],
    ['pair', { constructor: 'x' }, '{a} and {b}'],
    ['unknown', undefined, ''],
  ])('fills %s with %j', (key, values, text) => {
    expect(t(key, values)).toBe(text);
  });

  it('says once what a language lacks, however often its labels are asked for', () => {
    const messages: string[] = [];
    const own = { ...tables };
    const get = (language: string) =>
      getLabels(own, language, (text) => messages.push(text)) as GetLabel;
    expect([get('pt')('plain'), get('pt')('plain'), get('en')('plain')]).toEqual([
      'Plain',
      'Plain',
      'Plain',
    ]);
    expect(messages).toEqual(['Missing translation for pt:plain']);
  });
});

describe('getUserLanguage', () => {
  it.each([
    [{}, 'en'],
    [{ userLanguage: undefined }, 'en'],
    [{ userLanguage: '' }, 'en'],
    [{ userLanguage: 'pt' }, 'pt'],
  ])('for the query %j returns %s', (query, language) => {
    expect(getUserLanguage(query)).toBe(language);
  });
});
