import { expect, test } from 'vitest';
import {
  answersSchema,
  getAnsweredSections,
  groupAnswers,
  type FeedbackAnswer,
} from './answers.ts';

const ANSWER: FeedbackAnswer = {
  page: '/x/a',
  section: 'Rows',
  status: 'planned',
  answer: 'It is on the list.',
  month: '2026-10',
};
const DONE: FeedbackAnswer = { ...ANSWER, section: undefined, status: 'done', month: '2026-11' };

test('sections with an answer are those of the page', () => {
  const other = { ...ANSWER, page: '/x/b', section: 'Columns' };
  expect([...getAnsweredSections([ANSWER, DONE, other], '/x/a/')]).toEqual(['Rows']);
  expect([...getAnsweredSections([ANSWER], '/x/c')]).toEqual([]);
});

test('what is done comes first, and the newest first of all', () => {
  const older = { ...DONE, month: '2025-01', page: '/x/gone' };
  const groups = groupAnswers(
    [ANSWER, older, DONE],
    [{ pathname: '/x/a', frontMatter: { title: 'A page' } }],
  );
  expect(groups.map(({ status, answers }) => [status, answers.map(({ title }) => title)])).toEqual([
    ['done', ['A page', '/x/gone']],
    ['planned', ['A page']],
  ]);
});

test.each([{ page: '/x/a/' }, { status: 'new' }, { answer: '' }, { month: 'May' }, { issue: 'x' }])(
  'refuses %j',
  (wrong) => {
    expect(answersSchema.safeParse([{ ...ANSWER, ...wrong }]).success).toBe(false);
  },
);
