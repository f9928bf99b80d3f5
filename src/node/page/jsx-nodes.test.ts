import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { element, flag, fromData, fromNames, getData, importAll, spread } from './jsx-nodes.ts';
import { parseMarkdown } from './parse.ts';

/** Removes positions, raw text and empty lists, which depend on how a node was created. */
function toPlain(children: Root['children']): unknown {
  return JSON.parse(
    JSON.stringify(children, (key, value: unknown) =>
      /^(position|start|end|loc|range|raw|comments|attributes|optional)$/.test(key) &&
      !(key === 'attributes' && Array.isArray(value) && value.length > 0)
        ? undefined
        : value,
    ),
  );
}

describe('JSX nodes', () => {
  it.each([
    ['<A b={1} />', element('A', fromData({ b: 1 }))],
    ['<A text={"\\"}<b>\\n"} />', element('A', fromData({ text: '"}<b>\n' }))],
    ['<A list={["x",true]} />', element('A', fromData({ list: ['x', true], none: undefined }))],
    [
      '<A client:demo demo={Source} url={Source.sourceUrl} {...props.island} />',
      element('A', [
        flag('client:demo'),
        ...fromNames({ demo: 'Source', url: 'Source.sourceUrl' }),
        spread('props.island'),
      ]),
    ],
    ['<A><B /></A>', element('A', [], [element('B')])],
  ])('equal the parsed nodes of %s', (text, node) => {
    expect(toPlain([node])).toEqual(toPlain(parseMarkdown(text).children));
  });

  it('contain default and named imports', () => {
    const text = "import { A } from '/a.tsx'\nimport B from './b.tsx?island'";
    const node = importAll([
      { name: 'A', from: '/a.tsx', isDefault: false },
      { name: 'B', from: './b.tsx?island', isDefault: true },
    ]);
    expect(toPlain([node])).toEqual(toPlain(parseMarkdown(text).children));
  });

  it('return their data', () => {
    const node = element('A', [...fromData({ tab: 'npm', labels: ['a'] }), flag('open')]);
    expect(['tab', 'labels', 'open', 'none'].map((name) => getData(node, name))).toEqual([
      'npm',
      ['a'],
      null,
      undefined,
    ]);
  });
});
