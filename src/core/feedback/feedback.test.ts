import { describe, expect, it } from 'vitest';
import {
  getIssueUrl,
  getPostedComment,
  parseAnswer,
  parseVoteList,
  parseVotes,
  renderVotes,
  withVote,
  type Vote,
} from './feedback.ts';

const VOTE: Vote = { rating: 1, comment: 'Clear and short', version: 'v7.29.13' };

describe('getPostedComment', () => {
  it.each([
    ['', ''],
    ['123456789', ''],
    ['1234567890', '1234567890'],
    ['   123456789   ', ''],
    ['  1234567890 \n', '1234567890'],
  ])('for %j returns %j', (comment, posted) => {
    expect(getPostedComment(comment)).toBe(posted);
  });
});

describe('parseVotes', () => {
  it('parses rendered votes', () => {
    expect(parseVotes(renderVotes({ '/x/a': VOTE, '/x/b': { ...VOTE, rating: 0 } }))).toEqual({
      '/x/a': VOTE,
      '/x/b': { ...VOTE, rating: 0 },
    });
  });

  it.each([null, '', '{', 'null', '[]', '7', '"a"', '{"a":1}', '{"a":{"rating":2}}'])(
    'returns no votes for %j',
    (stored) => {
      expect(parseVotes(stored)).toEqual({});
    },
  );

  it('keeps valid votes and drops invalid ones and unknown fields', () => {
    const stored = JSON.stringify({ '/x/a': { ...VOTE, extra: 1 }, '/x/b': { rating: 'yes' } });
    expect(parseVotes(stored)).toEqual({ '/x/a': VOTE });
  });
});

describe('renderVotes', () => {
  it('drops the oldest votes if they do not fit into a cookie', () => {
    let votes = {};
    for (let index = 0; index < 100; index += 1) votes = withVote(votes, `/x/${index}`, VOTE);
    const text = renderVotes(votes);
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(3600);
    const pages = Object.keys(parseVotes(text));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.at(-1)).toBe('/x/99');
  });

  it('shortens a very long comment', () => {
    const votes = { '/x/a': { ...VOTE, comment: 'é'.repeat(5000) } };
    expect(parseVotes(renderVotes(votes))['/x/a']?.comment).toBe('é'.repeat(80));
  });
});

describe('withVote', () => {
  it('makes a vote the newest and removes one', () => {
    const votes = withVote({ '/x/a': VOTE, '/x/b': VOTE }, '/x/a', { ...VOTE, rating: 0 });
    expect(Object.keys(votes)).toEqual(['/x/b', '/x/a']);
    expect(withVote(votes, '/x/a', undefined)).toEqual({ '/x/b': VOTE });
  });
});

describe('parseAnswer', () => {
  it('returns the id', () => {
    expect(parseAnswer({ id: 'a-1_B' })).toBe('a-1_B');
  });

  it.each([null, undefined, 7, 'id', [], {}, { id: 7 }, { id: '' }, { id: 'a;b=c' }])(
    'throws on %j',
    (answer) => {
      expect(() => parseAnswer(answer)).toThrow('The answer has no id');
    },
  );
});

describe('parseVoteList', () => {
  it('returns the last vote of each page', () => {
    expect(
      parseVoteList([
        { page: '/x/a', ...VOTE },
        { page: '/x/b', ...VOTE },
        { page: '/x/a', ...VOTE, rating: 0, id: 'reader' },
      ]),
    ).toEqual({ '/x/b': VOTE, '/x/a': { ...VOTE, rating: 0 } });
  });

  it.each([
    null,
    {},
    'list',
    [1],
    [null],
    [{ page: '/x/a' }],
    [{ ...VOTE }],
    [{ page: 1, ...VOTE }],
  ])('throws on %j', (answer) => {
    expect(() => parseVoteList(answer)).toThrow('The answer');
  });
});

describe('getIssueUrl', () => {
  it('fills in page, section and comment', () => {
    const url = new URL(
      getIssueUrl({
        repository: 'https://github.com/mui/mui-x',
        page: 'https://mui.com/x/a/#rows',
        title: 'A & B',
        section: 'Rows',
        comment: '  50% "more"\n',
      }),
    );
    expect(url.origin + url.pathname).toBe('https://github.com/mui/mui-x/issues/new');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      title: '[docs] A & B: Rows',
      body: 'Page: https://mui.com/x/a/#rows\nSection: Rows\n\n50% "more"',
    });
  });
});
