import type { Heading } from './heading.ts';

/** Longer pages are split: nobody finds a section among forty. */
export const HEADING_LIMIT = 22;
export const DEMO_LIMIT = 16;

/** What the rules of a feature page look at. */
export interface PageForm {
  /** Path below the folder of its section: `sorting`; empty for the first page of the section. */
  path: string;
  /** API names of the front matter. */
  components: readonly string[];
  headings: readonly Heading[];
  /** Number of demos. */
  demos: number;
  /** Whether the page has a table of props: `<Props>`, or one with the columns Name and Type. */
  hasProps: boolean;
}

export const SEE_ALSO = 'See also';
const LAST_SECTIONS: readonly string[] = [SEE_ALSO, 'Next steps'];
/** Pages that answer questions about many props. */
const COLLECTION = /(?:^|[/-])(?:recipes|faq)(?:-|$)/;

/**
 * Checks the parts of a feature page: at most so many headings and demos, a table of props, and
 * "See also" at its end. A feature page has components and more than one demo. Recipes and FAQ need
 * no props.
 */
export function findFormMistakes({ path, components, headings, demos, hasProps }: PageForm) {
  if (path === '' || components.length === 0 || demos < 2) return [];
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
  if (!hasProps && !COLLECTION.test(path)) {
    mistakes.push({
      problem: 'The page does not show the props that it is about.',
      remedy:
        'Write <Props names="…" /> after the first demo, or a table with the columns Name and Type.',
    });
  }
  const last = headings.findLast(({ depth }) => depth === 2)?.text ?? '';
  if (!LAST_SECTIONS.includes(last)) {
    mistakes.push({
      problem: `The last section of the page is not "${SEE_ALSO}".`,
      remedy: `End it with ## ${SEE_ALSO} and two to five links with a line each.`,
    });
  }
  return mistakes;
}
