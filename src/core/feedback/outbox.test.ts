import { describe, expect, it } from 'vitest';
import type { FeedbackPost } from './feedback.ts';
import { addToOutbox, getKey, parseOutbox, removeFromOutbox } from './outbox.ts';

const POST: FeedbackPost = { key: 'k1', page: '/x/a', rating: 1, comment: '', language: 'en' };
const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

describe('parseOutbox', () => {
  it('returns what was stored, without what is a week old', () => {
    const stored = JSON.stringify([
      { since: NOW - 8 * DAY, post: { ...POST, page: '/x/old' } },
      { since: NOW - DAY, post: POST },
    ]);
    expect(parseOutbox(stored, NOW)).toEqual([{ since: NOW - DAY, post: POST }]);
  });

  it.each([null, '', '{', 'null', '{}', '[1]', '[null]', '[{"since":1}]', '[{"post":{}}]'])(
    'returns nothing for %j',
    (stored) => {
      expect(parseOutbox(stored, NOW)).toEqual([]);
    },
  );
});

describe('addToOutbox', () => {
  it('replaces what is about the same page or section', () => {
    const section = { ...POST, key: 'k2', section: 'Rows' };
    const outbox = addToOutbox(addToOutbox([], POST, NOW), section, NOW);
    const later = addToOutbox(outbox, { ...POST, key: 'k3', rating: 0 }, NOW + 1);
    expect(later.map(({ post }) => post.key)).toEqual(['k2', 'k3']);
    expect(removeFromOutbox(later, section).map(({ post }) => post.key)).toEqual(['k3']);
  });

  it('drops the oldest of too many', () => {
    let outbox = addToOutbox([], POST, NOW);
    for (let index = 0; index < 30; index += 1) {
      outbox = addToOutbox(outbox, { ...POST, page: `/x/${index}` }, NOW);
    }
    expect(outbox).toHaveLength(20);
    expect(outbox.at(-1)?.post.page).toBe('/x/29');
  });
});

describe('getKey', () => {
  const random = new Uint8Array([0, 255, 16]);

  it('is the one of the earlier attempt to send the same', () => {
    const outbox = addToOutbox([], POST, NOW);
    const { key: _key, ...same } = POST;
    expect(getKey(outbox, same, random)).toBe('k1');
    expect(getKey(outbox, { ...same, comment: 'Something else' }, random)).toBe('00ff10');
    expect(getKey([], same, random)).toBe('00ff10');
  });
});
