import { expect, it } from 'vitest';
import { loadSite } from '../../src/build/load-site.ts';

it('the introduction has its five pages in order', async () => {
  const { sections } = await loadSite();
  const introduction = sections.find(({ folder }) => folder === 'introduction');
  expect(introduction?.entries.map(({ pathname }) => pathname)).toEqual([
    '/x/introduction',
    '/x/introduction/installation',
    '/x/introduction/licensing',
    '/x/introduction/support',
    '/x/introduction/roadmap',
  ]);
});
