import { expect, it } from 'vitest';
import { provideStorages, type MemoryStorage } from './memory-storage.ts';

it('keeps texts, each kind of storage its own', () => {
  const target = {} as Record<'localStorage' | 'sessionStorage', MemoryStorage>;
  provideStorages(target);
  const { localStorage: local, sessionStorage: session } = target;
  local.setItem('a', 1 as unknown as string);
  local.setItem('b', '2');
  expect([local.getItem('a'), local.getItem('c'), local.length, local.key(1)]).toEqual([
    '1',
    null,
    2,
    'b',
  ]);
  expect(session.length).toBe(0);
  local.removeItem('a');
  expect(local.key(0)).toBe('b');
  local.clear();
  expect([local.length, local.key(0)]).toEqual([0, null]);
});
