import type { Table, TableCell } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { TIERS } from '../../core/plan.ts';
import { getText } from './parse.ts';

/** Cells of tables that say only one of these words show a mark, with the word for screen readers. */
const ANSWERS: ReadonlySet<string> = new Set(['Yes', 'No']);

/**
 * Whether a table compares plans: its columns after the first are plans, and each cell answers
 * whether the plan includes the feature. These columns are equally wide in all tables of a page.
 */
export function isPlanTable({ children: [head, ...rows] }: Table): boolean {
  const plans = head?.children.slice(1).map((cell) => getText(cell).trim().toLowerCase()) ?? [];
  const answers = rows.flatMap(({ children }) => children.slice(1).map(getAnswer));
  return (
    plans.length > 1 &&
    plans.every((plan) => (TIERS as readonly string[]).includes(plan)) &&
    answers.every((answer) => answer !== null)
  );
}

/** The answer of a cell before or after `markAnswer`; null if it says anything else. */
function getAnswer(cell: TableCell): string | null {
  const text = getText(cell).trim();
  return ANSWERS.has(text) ? text : null;
}

function span(className: string, children: MdxJsxTextElement['children']): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'class', value: className }],
    children,
  };
}

/** Turns the answer of a cell into a mark that keeps the word for screen readers. */
export function markAnswer(cell: TableCell): void {
  const answer = getAnswer(cell);
  if (answer === null) return;
  const word = span('visually-hidden', [{ type: 'text', value: answer }]);
  cell.children = [span(`answer answer-${answer.toLowerCase()}`, [word])];
}
