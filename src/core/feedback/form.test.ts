import { describe, expect, it } from 'vitest';
import {
  createFeedbackState,
  isWorthPosting,
  reduceFeedback,
  type FeedbackAction,
  type FeedbackState,
} from './form.ts';

const SECTION = { id: 'rows', text: 'Rows' };
const OPEN: FeedbackState = {
  stored: 1,
  rating: 0,
  form: {},
  comment: 'Something is missing',
  sending: false,
  notice: null,
};

describe('reduceFeedback', () => {
  it('starts with the stored vote', () => {
    expect(createFeedbackState(1)).toEqual({
      stored: 1,
      rating: 1,
      form: null,
      comment: '',
      sending: false,
      notice: null,
    });
  });

  it.each<[string, FeedbackState, FeedbackAction, FeedbackState]>([
    [
      'a vote opens the form',
      createFeedbackState(null),
      { type: 'OPEN', request: { rating: 1 } },
      { ...createFeedbackState(null), rating: 1, form: {} },
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
      { ...OPEN, rating: 1 },
    ],
    [
      'nothing opens while sending',
      { ...OPEN, sending: true },
      { type: 'OPEN', request: { rating: 1 } },
      { ...OPEN, sending: true },
    ],
    ['writing', OPEN, { type: 'WRITE', comment: 'More' }, { ...OPEN, comment: 'More' }],
    ['Cancel restores the vote', OPEN, { type: 'CANCEL' }, createFeedbackState(1)],
    ['sending', OPEN, { type: 'SEND' }, { ...OPEN, sending: true }],
    [
      'a sent vote becomes the stored one',
      { ...OPEN, sending: true },
      { type: 'SENT', stored: 0 },
      { ...createFeedbackState(0), notice: 'thanks' },
    ],
    [
      'a failure restores the vote and keeps the comment',
      { ...OPEN, sending: true },
      { type: 'FAIL' },
      { ...createFeedbackState(1), comment: OPEN.comment, notice: 'failed' },
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

describe('isWorthPosting', () => {
  it.each<[boolean, Partial<FeedbackState>]>([
    [true, {}],
    [true, { comment: '' }],
    [true, { comment: 'too short' }],
    [true, { form: { section: SECTION } }],
    [true, { form: { section: SECTION }, rating: null }],
    [false, { form: { section: SECTION }, comment: 'too short' }],
    [false, { form: { section: SECTION }, comment: '            ' }],
    [false, { rating: null, comment: '' }],
  ])('returns %s for %j', (worth, change) => {
    expect(isWorthPosting({ ...OPEN, ...change })).toBe(worth);
  });
});
