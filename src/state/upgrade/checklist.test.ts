import { afterEach, expect, it, vi } from 'vitest';
import { readChecklist, writeChecklist, type LeftPlace } from './checklist.ts';

const place: LeftPlace = {
  path: 'a.tsx',
  line: 3,
  message: 'Change it.',
  address: '/x/migration/migration-charts-v6/#a',
  isDone: false,
};

function store(stored: Record<string, string>) {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => void (stored[key] = value),
      removeItem: (key: string) => void delete stored[key],
    },
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

it('keeps places until there are none', () => {
  const stored = store({});
  expect(readChecklist()).toEqual([]);
  writeChecklist([place, { ...place, suggestion: 'a', isDone: true }]);
  expect(readChecklist()).toEqual([place, { ...place, suggestion: 'a', isDone: true }]);
  writeChecklist([]);
  expect(stored).toEqual({});
});

it('ignores what has another form', () => {
  const wrong = [
    null,
    1,
    {},
    { ...place, address: 'https://example.org' },
    { ...place, line: '3' },
  ];
  store({ 'docs-upgrade-left': JSON.stringify([...wrong, place]) });
  expect(readChecklist()).toEqual([place]);
  store({ 'docs-upgrade-left': '{' });
  expect(readChecklist()).toEqual([]);
});
