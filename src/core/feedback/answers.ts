import { z } from 'zod';

/** What came of a comment, as readers see it. */
const answerSchema = z.strictObject({
  /** Pathname of the page, without a slash at the end. */
  page: z.string().regex(/^\/.*[^/]$/),
  /** Heading of the section that it was about; absent for the whole page. */
  section: z.string().min(1).optional(),
  status: z.enum(['done', 'planned', 'declined']),
  answer: z.string().min(1),
  issue: z.url().optional(),
  /** When it was answered: `2026-11`. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
});
export type FeedbackAnswer = z.infer<typeof answerSchema>;
export const answersSchema = z.array(answerSchema);

/** Headings of the sections of a page about which a reader's comment was answered. */
export function getAnsweredSections(
  answers: readonly FeedbackAnswer[],
  pathname: string,
): ReadonlySet<string> {
  const own = answers.filter(({ page }) => page === pathname.replace(/\/$/, ''));
  return new Set(own.flatMap(({ section }) => section ?? []));
}

const STATUSES = ['done', 'planned', 'declined'] as const;

export interface AnswerGroup {
  status: FeedbackAnswer['status'];
  answers: (FeedbackAnswer & { title: string })[];
}

/** Groups answers by what came of them, the newest first, with the titles of their pages. */
export function groupAnswers(
  answers: readonly FeedbackAnswer[],
  pages: readonly { pathname: string; frontMatter: { title: string } }[],
): AnswerGroup[] {
  const titles = new Map(pages.map(({ pathname, frontMatter }) => [pathname, frontMatter.title]));
  return STATUSES.map((status) => ({
    status,
    answers: answers
      .filter((answer) => answer.status === status)
      .toSorted((a, b) => b.month.localeCompare(a.month))
      .map((answer) => ({ ...answer, title: titles.get(answer.page) ?? answer.page })),
  })).filter((group) => group.answers.length > 0);
}
