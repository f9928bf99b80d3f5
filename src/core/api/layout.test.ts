import { describe, expect, it } from 'vitest';
import { getApiLayout, getLayoutKey, type ApiLayoutSection } from './layout.ts';

const READER = 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0';

function getLayout(
  stored: Record<string, string>,
  { section = 'props', userAgent = READER, random = 0.5 } = {},
) {
  const written: Record<string, string> = {};
  const storage = {
    read: (key: string) => stored[key] ?? null,
    write: (key: string, value: string) => {
      written[key] = value;
    },
  };
  const layout = getApiLayout(section as ApiLayoutSection, storage, userAgent, () => random);
  return { layout, written };
}

describe('getApiLayout', () => {
  it.each<[string, string, string]>([
    ['props', 'apiPage_props', 'collapsed'],
    ['slots', 'apiPage_slots', 'table'],
    ['classes', 'apiPage_classes', 'expended'],
    ['classes', 'apiPage_css', 'table'],
  ])('uses the layout chosen for %s, stored as %s', (section, key, layout) => {
    const stored = { apiPage_default: layout === 'table' ? 'collapsed' : 'table', [key]: layout };
    expect(getLayout(stored, { section })).toEqual({ layout, written: {} });
  });

  it('prefers the current key of classes to the former one', () => {
    const stored = { apiPage_css: 'table', apiPage_classes: 'collapsed' };
    expect(getLayout(stored, { section: 'classes' }).layout).toBe('collapsed');
  });

  it('uses the layout drawn earlier if none was chosen', () => {
    expect(getLayout({ apiPage_default: 'collapsed', apiPage_slots: 'table' })).toEqual({
      layout: 'collapsed',
      written: {},
    });
  });

  it.each([
    [0, 'collapsed'],
    [0.34, 'expended'],
    [0.99, 'table'],
  ])('for random %s draws %s and stores it for all sections', (random, layout) => {
    expect(getLayout({}, { random })).toEqual({ layout, written: { apiPage_default: layout } });
  });

  it('draws again if the stored value is not a layout', () => {
    const stored = { apiPage_default: 'expanded', apiPage_props: 'list' };
    expect(getLayout(stored, { random: 0 })).toEqual({
      layout: 'collapsed',
      written: { apiPage_default: 'collapsed' },
    });
  });

  it.each(['Googlebot/2.1', 'a WebCrawler', 'Baiduspider', 'ROBOT', 'Crawling'])(
    'is expanded for %s, regardless of an earlier draw, and stores nothing',
    (userAgent) => {
      expect(getLayout({ apiPage_default: 'table' }, { userAgent })).toEqual({
        layout: 'expended',
        written: {},
      });
    },
  );

  it('respects a layout stored by a robot', () => {
    expect(getLayout({ apiPage_props: 'table' }, { userAgent: 'Googlebot/2.1' }).layout).toBe(
      'table',
    );
  });

  it.each(['read', 'write'] as const)('is expanded if storage fails to %s', (what) => {
    const fail = () => {
      throw new Error('Denied');
    };
    const storage = { read: () => null, write: () => undefined, [what]: fail };
    expect(getApiLayout('props', storage, READER, () => 0)).toBe('expended');
  });
});

describe('getLayoutKey', () => {
  it('returns the key of each section', () => {
    expect((['props', 'slots', 'classes'] as const).map(getLayoutKey)).toEqual([
      'apiPage_props',
      'apiPage_slots',
      'apiPage_classes',
    ]);
  });
});
