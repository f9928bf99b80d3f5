import { describe, expect, it } from 'vitest';
import type { SearchAdapter, SearchAnswer } from '../../../core/search/types.ts';
import { createFallbackAdapter, SearchServiceError } from './fallback-adapter.ts';

const ANSWER: SearchAnswer = {
  hits: [],
  total: 0,
  siteTotal: 0,
  productTotals: {},
  suggestion: null,
};

/** An adapter that counts its searches and fails on demand. */
function getAdapter(total: number) {
  let failure: Error | null = null;
  let asked = 0;
  let loaded = 0;
  let completed = 0;
  let startedOver = 0;
  const adapter: SearchAdapter = {
    load: async () => {
      if (failure) throw failure;
      loaded += 1;
    },
    complete: async () => {
      if (failure) throw failure;
      completed += 1;
    },
    search: async () => {
      asked += 1;
      if (failure) throw failure;
      return { ...ANSWER, total };
    },
    startOver: () => {
      startedOver += 1;
    },
  };
  return {
    adapter,
    fail: (error: Error | null) => {
      failure = error;
    },
    getAsked: () => asked,
    getLoaded: () => loaded,
    getCompleted: () => completed,
    getStartedOver: () => startedOver,
  };
}

describe('createFallbackAdapter', () => {
  it('does not use the own index while the service answers', async () => {
    const hosted = getAdapter(1);
    const own = getAdapter(2);
    const { search } = createFallbackAdapter(hosted.adapter, own.adapter);
    expect(await search({ query: 'a' })).toEqual({ ...ANSWER, total: 1 });
    expect(own.getAsked()).toBe(0);
  });

  it('falls back to the own index, reports why, and pauses the service', async () => {
    const hosted = getAdapter(1);
    const own = getAdapter(2);
    let time = 0;
    const { search } = createFallbackAdapter(hosted.adapter, own.adapter, () => time);
    hosted.fail(new SearchServiceError('timeout', 'late'));
    expect(await search({ query: 'a' })).toEqual({ ...ANSWER, total: 2, problem: 'timeout' });
    hosted.fail(null);
    expect(own.getCompleted()).toBe(0);
    time = 29_999;
    expect(await search({ query: 'b' })).toEqual({ ...ANSWER, total: 2, problem: 'timeout' });
    expect(hosted.getAsked()).toBe(1);
    time = 30_000;
    expect(await search({ query: 'c' })).toEqual({ ...ANSWER, total: 1 });
  });

  it('loads the own index if the service cannot load', async () => {
    const hosted = getAdapter(1);
    hosted.fail(new Error('no client'));
    const own = getAdapter(2);
    const { load, search } = createFallbackAdapter(hosted.adapter, own.adapter);
    await load();
    expect(own.getLoaded()).toBe(1);
    expect((await search({ query: 'a' })).problem).toBe('failed');
  });

  it('completes the own index while that answers instead of the service', async () => {
    const hosted = getAdapter(1);
    const own = getAdapter(2);
    const { complete, search } = createFallbackAdapter(hosted.adapter, own.adapter);
    await complete();
    expect([hosted.getCompleted(), own.getCompleted()]).toEqual([1, 0]);
    hosted.fail(new SearchServiceError('refused', 'no key'));
    await search({ query: 'a' });
    hosted.fail(null);
    await complete();
    expect([hosted.getCompleted(), own.getCompleted()]).toEqual([1, 1]);
  });

  it('starts both over', () => {
    const hosted = getAdapter(1);
    const own = getAdapter(2);
    createFallbackAdapter(hosted.adapter, own.adapter).startOver();
    expect([hosted.getStartedOver(), own.getStartedOver()]).toEqual([1, 1]);
  });

  it('rejects if both fail', async () => {
    const hosted = getAdapter(1);
    const own = getAdapter(2);
    hosted.fail(new Error('gone'));
    own.fail(new Error('gone too'));
    const { search } = createFallbackAdapter(hosted.adapter, own.adapter);
    await expect(search({ query: 'a' })).rejects.toThrow('gone too');
  });
});
