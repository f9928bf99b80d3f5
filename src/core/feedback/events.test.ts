import { describe, expect, it } from 'vitest';
import { MOST_EVENTS, renderBatch, type PageEvent } from './events.ts';

const SEARCH: PageEvent = { kind: 'search', query: 'pin', found: false };

/** Returns the events of a batch. */
const send = (events: readonly PageEvent[]) =>
  (JSON.parse(renderBatch('/x/a/', 'v7.29.13', events)!) as { events: PageEvent[] }).events;

describe('renderBatch', () => {
  it('names the page and the release', () => {
    expect(JSON.parse(renderBatch('/x/a/', 'v7.29.13', [SEARCH])!)).toEqual({
      page: '/x/a/',
      version: 'v7.29.13',
      events: [SEARCH],
    });
  });

  it('hides digits and cuts what is long', () => {
    expect(send([{ ...SEARCH, query: '  order 4711  ' }])).toEqual([
      { kind: 'search', query: 'order 0000', found: false },
    ]);
    expect(send([{ ...SEARCH, query: 'ä'.repeat(100) }])).toEqual([
      { kind: 'search', query: 'ä'.repeat(80), found: false },
    ]);
    expect(send([{ kind: 'error', name: '', message: 'row 17 '.repeat(100) }])).toEqual([
      { kind: 'error', name: 'unknown', message: 'row 00 '.repeat(43).slice(0, 300) },
    ]);
  });

  it('sends an event once, and not without end', () => {
    expect(send([SEARCH, { ...SEARCH }])).toEqual([SEARCH]);
    const paths = Array.from({ length: 100 }, (_, index) => `/${'a'.repeat(index)}`);
    expect(send(paths.map((path) => ({ kind: 'missing', path })))).toHaveLength(MOST_EVENTS);
  });

  it('is nothing if there is nothing to say', () => {
    expect(renderBatch('/x/a/', 'v7.29.13', [])).toBeNull();
    expect(renderBatch('/x/a/', 'v7.29.13', [{ ...SEARCH, query: '  ' }])).toBeNull();
  });
});
