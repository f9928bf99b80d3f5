import { expect, it } from 'vitest';
import { selectSamples } from '../e2e/sample-pages.ts';

const page = (path: string, ...parts: string[]) => ({
  path: `/x/api/${path}/`,
  html: `<nav class="unseen"></nav><main>${parts.join('')}</main>`,
});
const PROPS = '<ul data-api="props"><li class="row"></li></ul>';

it('takes one page of each kind, the largest, whatever stands outside of them', () => {
  const pages = [
    page('data-grid/a', PROPS),
    page('data-grid/b', PROPS, PROPS, PROPS),
    {
      ...page('data-grid/c', PROPS, PROPS),
      html: `<b class="x"></b>${PROPS}<main>${PROPS}</main>`,
    },
  ];
  expect(selectSamples(pages)).toEqual(['/x/api/data-grid/b/']);
});

it('takes the same kind of every product', () => {
  expect(selectSamples([page('charts/a', PROPS), page('data-grid/a', PROPS)])).toEqual([
    '/x/api/charts/a/',
    '/x/api/data-grid/a/',
  ]);
});

it.each([
  ['sections', '<ul data-api="slots"><li class="row"></li></ul>'],
  ['a class', '<ul data-api="props"><li class="row deprecated"></li></ul>'],
  ['a role', '<ul data-api="props"><li class="row" role="note"></li></ul>'],
  ['an element', '<ul data-api="props"><p class="row"></p></ul>'],
])('takes a smaller page too where it has %s of its own', (_, part) => {
  expect(selectSamples([page('charts/a', PROPS, PROPS, PROPS), page('charts/b', part)])).toEqual([
    '/x/api/charts/a/',
    '/x/api/charts/b/',
  ]);
});
