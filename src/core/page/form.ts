import type { Heading } from './heading.ts';

/** Longer pages are split: nobody finds a section among forty. */
export const HEADING_LIMIT = 22;
export const DEMO_LIMIT = 16;

/** What the rules of a feature page look at. */
export interface PageForm {
  /** Whether the page is the first of its section. */
  isOverview: boolean;
  /** API names of the front matter. */
  components: readonly string[];
  headings: readonly Heading[];
  /** Number of demos. */
  demos: number;
  /** Whether the page has a table of props. */
  hasProps: boolean;
}

export const SEE_ALSO = 'See also';

/**
 * Checks the parts of a feature page: at most so many headings and demos, a table of props, and
 * "See also" at its end. A feature page has components and more than one demo.
 */
export function findFormMistakes({ isOverview, components, headings, demos, hasProps }: PageForm) {
  if (isOverview || components.length === 0 || demos < 2) return [];
  const mistakes: { problem: string; remedy: string }[] = [];
  if (headings.length > HEADING_LIMIT) {
    mistakes.push({
      problem: `The page has ${headings.length} headings.`,
      remedy: `Split it: at most ${HEADING_LIMIT}.`,
    });
  }
  if (demos > DEMO_LIMIT) {
    mistakes.push({
      problem: `The page has ${demos} demos.`,
      remedy: `Split it: at most ${DEMO_LIMIT}.`,
    });
  }
  if (!hasProps) {
    mistakes.push({
      problem: 'The page does not show the props that it is about.',
      remedy: 'Write <Props names="…" /> after the first demo.',
    });
  }
  if (headings.findLast(({ depth }) => depth === 2)?.text !== SEE_ALSO) {
    mistakes.push({
      problem: `The last section of the page is not "${SEE_ALSO}".`,
      remedy: `End it with ## ${SEE_ALSO} and two to five links with a line each.`,
    });
  }
  return mistakes;
}
