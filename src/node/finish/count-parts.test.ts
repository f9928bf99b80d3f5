import { expect, test } from 'vitest';
import { countParts } from './count-parts.ts';

test('elements and islands are counted, the content of scripts, styles and comments is not', () => {
  const html = `<!doctype html><html lang="en"><head><title>a <b></title><style>i<b></style></head>
    <body><!-- <p> --><script>const tag = '<p></p>';</script><noscript><pre></pre></noscript>
    <astro-island props="{&quot;a&quot;:1}" opts='x>y <p'><button title="1 > 0 <p>">Go</button>
    <br/></astro-island></body></html>`;
  expect(countParts(html)).toEqual({ elements: 10, islands: 1, inlineListeners: 0 });
});

test('inline listeners are counted, a value that looks like one is not', () => {
  const html = `<a title=" onclick=x" href=/on>a</a><b onclick="go()">b</b><i ONLOAD=go>c</i>`;
  expect(countParts(html)).toEqual({ elements: 3, islands: 0, inlineListeners: 2 });
});
