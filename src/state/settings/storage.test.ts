import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readChoice, reflectChoices, writeChoice } from './storage.ts';

const stored = new Map<string, string>();
const attributes = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  attributes.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
  vi.stubGlobal('document', {
    documentElement: {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a setting with a fixed list of values', () => {
  it.each([
    [undefined, 'system'],
    ['', 'system'],
    ['Dark', 'system'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'system'],
  ])('is read from %j as %s', (value, choice) => {
    if (value !== undefined) stored.set('mui-mode', value);
    expect(readChoice('mode')).toBe(choice);
  });

  it('is stored under its key', () => {
    writeChoice('mode', 'dark');
    expect([...stored]).toEqual([['mui-mode', 'dark']]);
  });
});

describe('reflectChoices', () => {
  const motion = {
    choices: ['full', 'reduced'],
    default: 'full',
    storageKey: 'docs-motion',
    attribute: 'data-motion',
  } as const;

  it.each([
    [undefined, 'full'],
    ['reduced', 'reduced'],
    ['none', 'full'],
  ])('mirrors %j as %s', (value, expected) => {
    if (value !== undefined) stored.set('docs-motion', value);
    reflectChoices({ motion });
    expect([...attributes]).toEqual([['data-motion', expected]]);
  });

  it('skips settings without an attribute, and those that are resolved first', () => {
    reflectChoices({ motion: { ...motion, attribute: undefined }, mode: motion });
    reflectChoices();
    expect([...attributes]).toEqual([]);
  });
});
