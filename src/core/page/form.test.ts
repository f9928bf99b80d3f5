import { describe, expect, it } from 'vitest';
import { DEMO_LIMIT, findFormMistakes, HEADING_LIMIT, type PageForm } from './form.ts';

const heading = (text: string) => ({ depth: 2 as const, id: text, text });
const right: PageForm = {
  path: 'sorting',
  components: ['Table'],
  headings: [heading('Sort'), heading('See also')],
  demos: 2,
  hasProps: true,
};

describe('findFormMistakes', () => {
  it('accepts a feature page with its parts', () => {
    expect(findFormMistakes(right)).toEqual([]);
  });

  it.each<[string, Partial<PageForm>]>([
    [
      `The page has ${HEADING_LIMIT + 1} headings.`,
      { headings: Array.from({ length: HEADING_LIMIT + 1 }, () => heading('See also')) },
    ],
    [`The page has ${DEMO_LIMIT + 1} demos.`, { demos: DEMO_LIMIT + 1 }],
    ['The page does not show the props that it is about.', { hasProps: false }],
    [
      'The last section of the page is not "See also".',
      { headings: [heading('See also'), heading('Sort')] },
    ],
  ])('reports: %s', (problem, change) => {
    expect(findFormMistakes({ ...right, ...change }).map((each) => each.problem)).toEqual([
      problem,
    ]);
  });

  it('accepts "Next steps" at the end', () => {
    const headings = [heading('Installation'), heading('Next steps')];
    expect(findFormMistakes({ ...right, headings })).toEqual([]);
  });

  it.each(['row-recipes', 'recipes-editing', 'faq', 'filtering/recipes'])(
    'demands no props of %s',
    (path) => {
      expect(findFormMistakes({ ...right, path, hasProps: false })).toEqual([]);
    },
  );

  it.each<[string, Partial<PageForm>]>([
    ['the first page of a section', { path: '' }],
    ['a page about no component', { components: [] }],
    ['a page with a single demo', { demos: 1 }],
  ])('demands nothing of %s', (_, change) => {
    expect(findFormMistakes({ ...right, headings: [], hasProps: false, ...change })).toEqual([]);
  });
});
