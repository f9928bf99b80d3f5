import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadingAnchor } from '../../src/components/page/HeadingAnchor.tsx';

const t = ((key: string) => key) as unknown as Label;
const render = (isAnswered: boolean) =>
  renderToStaticMarkup(createElement(HeadingAnchor, { id: 'rows', text: 'Rows', isAnswered, t }));

test('only a section with an answered comment has a link to it', () => {
  expect(render(false)).toBe(
    '<a class="heading-anchor" href="#rows" aria-label="shell.headingLink"></a>',
  );
  expect(render(true)).toContain('href="/x/introduction/feedback/"');
});
