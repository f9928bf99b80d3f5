import { expect, it } from 'vitest';
import { findWrongTag } from './check-tags.ts';

it.each([
  ['<b>x</i>', { at: 6, name: 'i', expected: 'b' }],
  ['<>x</b>', { at: 5, name: 'b', expected: '' }],
  ['<b>x</>', { at: 6, name: '', expected: 'b' }],
  ['<a><B.C x={<i/>}>{c && <d></e>}</B.C></a>', { at: 28, name: 'e', expected: 'd' }],
  ['<B.C></B.D>', { at: 7, name: 'B.D', expected: 'B.C' }],
])('finds the wrong tag in %s', (jsx, wrong) => {
  expect(findWrongTag(jsx, true)).toEqual(wrong);
});

it.each([
  '<a href="x" {...y}>{z}<br /><B.C/></a>',
  '<><a:b /><c-d e={<f>{g < h && i > j}</f>}>text</c-d></>',
  'const a = <T,>(x: T) => x; <p>{a<string>("")}</p>',
  '<Grid<Row> rows={rows}></Grid>',
  '<a x={<b></b>} y />',
  '<a><c x={<b></b>} y={1} /></a>',
  'const b = 1 < 2 && 3 > 2;',
])('finds nothing wrong in %s', (jsx) => {
  expect(findWrongTag(jsx, true)).toBeNull();
});
