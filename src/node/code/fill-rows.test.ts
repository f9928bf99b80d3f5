import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { fillRows, isData } from './fill-rows.ts';

function print(code: string, range?: [number, number]): string {
  const source = ts.createSourceFile('a.ts', `const a = ${code};`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  const node = (statement as ts.VariableStatement).declarationList.declarations[0]!.initializer;
  if (!isData(node)) throw new Error('Not data');
  return fillRows(node, source, 10, range);
}

const LONG = `'${'x'.repeat(60)}'`;

describe('fillRows', () => {
  it('puts each row on a line, if it fits', () => {
    expect(
      print(
        '[\n  {\n    id: 1,\n    sizes: [\n      1,\n      2,\n    ],\n  },\n  { id: 2, sizes: [], own: {} },\n]',
      ),
    ).toBe('[{ id: 1, sizes: [1, 2] }, { id: 2, sizes: [], own: {} }]');
    expect(print(`[{ id: 1, a: ${LONG} }, { id: 2, a: ${LONG} }]`)).toBe(
      `[\n  { id: 1, a: ${LONG} },\n  { id: 2, a: ${LONG} },\n]`,
    );
  });

  it('fills lines with properties and plain values', () => {
    expect(print(`[{ id: 1, a: ${LONG}, b: 'twenty characters more', c: 3 }]`)).toBe(
      `[\n  {\n    id: 1, a: ${LONG},\n    b: 'twenty characters more', c: 3,\n  },\n]`,
    );
    expect(print(`[${LONG}, 'a', 'b', ${LONG}]`)).toBe(`[\n  ${LONG}, 'a', 'b',\n  ${LONG},\n]`);
  });

  it('has no line with more than 100 characters, apart from long values', () => {
    for (let size = 0; size < 90; size += 1) {
      const text = `'${'y'.repeat(size)}'`;
      const lines = print(`[{ a: ${LONG}, b: ${text}, c: [${text}, ${text}] }]`).split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    }
  });

  it('breaks before a value that does not fit beside its name', () => {
    const text = `'${'y'.repeat(95)}'`;
    expect(print(`[{ id: 1, note: ${text} }]`)).toBe(
      `[\n  {\n    id: 1,\n    note:\n      ${text},\n  },\n]`,
    );
  });

  it('keeps expressions with several lines, at their depth', () => {
    expect(print(`{\n  run: () => {\n    go();\n  },\n  id: 1,\n  name: 'a',\n}`)).toBe(
      "{\n  run: () => {\n    go();\n  },\n  id: 1, name: 'a',\n}",
    );
    expect(print('[\n{\n  run: () => {\n    go();\n  },\n},\n]')).toBe(
      '[\n  {\n    run: () => {\n      go();\n    },\n  },\n]',
    );
  });

  it('prints a part of an array', () => {
    expect(print("['a', 'b', 'c']", [1, 3])).toBe("[\n  'b', 'c',\n]");
  });
});

it.each([
  ['[1]', true],
  ["['http://a.test/*b*/']", true],
  ['[1 /* one */]', false],
  ['{ a: 1, // one\n}', false],
  ['f()', false],
])('isData(%s) is %s', (code, expected) => {
  const source = ts.createSourceFile('a.ts', `a = (${code})`, ts.ScriptTarget.Latest, true);
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isParenthesizedExpression(node)) found = node.expression;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  expect(isData(found)).toBe(expected);
});
