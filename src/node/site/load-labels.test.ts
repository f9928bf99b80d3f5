import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../load-config.ts';
import { getLabelSection, loadLabels } from './load-labels.ts';

const FIXTURES = path.join(ROOT, 'tests/fixtures');
const ENGLISH = { id: 'en', name: 'English', direction: 'ltr' } as const;
const ARABIC = { id: 'ar', name: 'العربية', direction: 'rtl' } as const;

describe('loadLabels', () => {
  it('reads one file for each configured language', () => {
    const tables = loadLabels([ENGLISH, ARABIC], path.join(FIXTURES, 'right-to-left/ui'));
    expect(Object.keys(tables)).toEqual(['en', 'ar']);
    expect(tables['ar']?.['code']).toEqual({ copy: 'نسخ' });
    expect(Object.keys(loadLabels([ENGLISH]))).toEqual(['en']);
  });

  it('reports a missing file and what to do', () => {
    expect(() => loadLabels([ENGLISH, ARABIC])).toThrow(
      'content/ui/ar.json does not exist. Write it, or remove its language from config/locales.ts.',
    );
  });

  it.each([
    ['labels-wrong', /labels-wrong\/en\.json is not valid:[\s\S]*shell/],
    ['labels-unparsable', /labels-unparsable\/en\.json is not valid JSON/],
  ])('reports the invalid file: %s', (folder, message) => {
    expect(() => loadLabels([ENGLISH], path.join(FIXTURES, folder))).toThrow(message);
  });
});

describe('getLabelSection', () => {
  it('returns one section of each language under its key', () => {
    const tables = { en: { a: { b: 'B' }, c: { d: 'D' } }, pt: { c: { d: 'dd' } }, xx: { a: 'x' } };
    expect(getLabelSection(tables, 'a')).toEqual({ en: { a: { b: 'B' } }, pt: {}, xx: {} });
    expect(getLabelSection(tables, 'a+c')).toEqual({ en: tables.en, pt: tables.pt, xx: {} });
    expect(getLabelSection(tables, 'constructor')).toEqual({ en: {}, pt: {}, xx: {} });
  });
});
