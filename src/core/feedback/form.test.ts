import { describe, expect, it } from 'vitest';
import {
  createFeedbackState,
  getComment,
  isWorthPosting,
  reduceFeedback,
  type FeedbackAction,
  type FeedbackState,
} from './form.ts';

const SECTION = { id: 'rows', text: 'Rows' };
const OPEN: FeedbackState = {
  stored: 1,
  rating: 0,
  form: { rating: 0 },
  drafts: { '': 'Something is missing', rows: 'A picture would help' },
  sending: false,
  notice: null,
};

describe('reduceFeedback', () => {
  it('starts with the stored vote', () => {
    expect(createFeedbackState(1)).toEqual({
      stored: 1,
      rating: 1,
      form: null,
      drafts: {},
      sending: false,
      notice: null,
    });
  });

  it.each<[string, FeedbackState, FeedbackAction, FeedbackState]>([
    [
      'a vote opens the form',
      createFeedbackState(null),
      { type: 'OPEN', request: { rating: 1 } },
      { ...createFeedbackState(null), rating: 1, form: { rating: 1 } },
    ],
    [
      'a section opens the form without a vote',
      createFeedbackState(null),
      { type: 'OPEN', request: { section: SECTION } },
      { ...createFeedbackState(null), form: { section: SECTION } },
    ],
    [
      'another vote keeps the comment',
      OPEN,
      { type: 'OPEN', request: { rating: 1 } },
      { ...OPEN, rating: 1, form: { rating: 1 } },
    ],
    [
      'nothing opens while sending',
      { ...OPEN, sending: true },
      { type: 'OPEN', request: { rating: 1 } },
      { ...OPEN, sending: true },
    ],
    [
      'a section withdraws a vote that was not sent and keeps the comment on the page',
      OPEN,
      { type: 'OPEN', request: { section: SECTION } },
      { ...OPEN, rating: 1, form: { section: SECTION } },
    ],
    [
      'the same section again closes its form',
      { ...OPEN, rating: 1, form: { section: SECTION } },
      { type: 'OPEN', request: { section: SECTION } },
      createFeedbackState(1, OPEN.drafts),
    ],
    [
      'writing about the page',
      OPEN,
      { type: 'WRITE', comment: 'More' },
      { ...OPEN, drafts: { ...OPEN.drafts, '': 'More' } },
    ],
    [
      'writing about a section',
      { ...OPEN, form: { section: SECTION } },
      { type: 'WRITE', comment: 'More' },
      { ...OPEN, form: { section: SECTION }, drafts: { ...OPEN.drafts, rows: 'More' } },
    ],
    [
      'closing restores the vote and keeps the comment',
      OPEN,
      { type: 'CLOSE' },
      createFeedbackState(1, OPEN.drafts),
    ],
    [
      'nothing closes while sending',
      { ...OPEN, sending: true },
      { type: 'CLOSE' },
      { ...OPEN, sending: true },
    ],
    [
      'Cancel restores the vote and discards the comment, but no other',
      OPEN,
      { type: 'CANCEL' },
      createFeedbackState(1, { rows: 'A picture would help' }),
    ],
    ['sending', OPEN, { type: 'SEND' }, { ...OPEN, sending: true }],
    [
      'sending again after a failure',
      { ...OPEN, rating: 1, notice: 'failed' },
      { type: 'SEND' },
      { ...OPEN, sending: true },
    ],
    [
      'a sent vote becomes the stored one',
      { ...OPEN, sending: true },
      { type: 'SENT', stored: 0 },
      { ...createFeedbackState(0, { rows: 'A picture would help' }), notice: 'thanks' },
    ],
    [
      'a failure restores the vote and leaves the form open with its comment',
      { ...OPEN, sending: true },
      { type: 'FAIL' },
      { ...OPEN, rating: 1, form: { rating: 0, failed: true }, notice: 'failed' },
    ],
    [
      'a notice is removed',
      { ...OPEN, notice: 'failed' },
      { type: 'FORGET_NOTICE' },
      { ...OPEN, notice: null },
    ],
  ])('%s', (_, state, action, next) => {
    expect(reduceFeedback(state, action)).toEqual(next);
  });
});

describe('getComment', () => {
  it('is the draft on the subject of the form', () => {
    expect(getComment(OPEN)).toBe('Something is missing');
    expect(getComment({ ...OPEN, form: { section: SECTION } })).toBe('A picture would help');
    expect(getComment(createFeedbackState(null))).toBe('');
  });
});

describe('isWorthPosting', () => {
  it.each<[boolean, FeedbackState['form'], string]>([
    [true, { rating: 0 }, 'Something is missing'],
    [true, { rating: 1 }, ''],
    [true, { rating: 1 }, 'too short'],
    [true, { section: SECTION }, 'Something is missing'],
    [false, { section: SECTION }, 'too short'],
    [false, { section: SECTION }, '            '],
    [false, null, ''],
  ])('returns %s for %j with the comment "%s"', (worth, form, comment) => {
    expect(isWorthPosting({ form, drafts: { '': comment, rows: comment } })).toBe(worth);
  });
});
