import { describe, expect, it } from 'vitest';
import { inlineModules, InlineError, type LocalModule } from './inline-modules.ts';
import { readModuleOutline } from './module-outline.ts';

/** Joins `entry` with the files that it imports as `./name`. */
function join(entry: string, files: Record<string, string> = {}): string {
  const modules = new Map<string, LocalModule>();
  const resolve = (specifier: string) => modules.get(specifier.replace('./', '')) ?? null;
  for (const [file, code] of Object.entries({ ...files, entry })) {
    modules.set(file, { file, outline: readModuleOutline(code), resolve });
  }
  return inlineModules(modules.get('entry')!);
}

describe('inlineModules', () => {
  it('puts what the module uses between its imports and its code', () => {
    const entry = `import { Grid } from 'grid';
import { boats, type Boat } from './boats';

const columns: (keyof Boat)[] = ['id'];

export default function Demo() {
  return <Grid rows={boats} columns={columns} />;
}
`;
    const boats = `export interface Boat {
  id: number;
}

export const ports = ['North'];

// Two of them.
export const boats: Boat[] = [{ id: 1 }, { id: 2 }]; // for now
`;
    expect(join(entry, { boats })).toBe(`import { Grid } from 'grid';

interface Boat {
  id: number;
}

// Two of them.
const boats: Boat[] = [{ id: 1 }, { id: 2 }]; // for now

const columns: (keyof Boat)[] = ['id'];

export default function Demo() {
  return <Grid rows={boats} columns={columns} />;
}
`);
  });

  it('follows local modules, and keeps the order in which they run', () => {
    const files = {
      server: `import { rows, type Row } from './rows';

const DELAY = 5;

export function load(): Row[] {
  return wait(rows, DELAY);
}

function wait<T>(value: T, delay: number): T {
  return delay ? value : value;
}

export const unused = 1;
`,
      rows: 'export type Row = number;\nexport const rows: Row[] = count(2);\nfunction count(n: Row): Row[] { return [n]; }\n',
    };
    expect(join("import { load } from './server';\n\nload();\n", files)).toBe(`type Row = number;
const rows: Row[] = count(2);
function count(n: Row): Row[] { return [n]; }

const DELAY = 5;

function load(): Row[] {
  return wait(rows, DELAY);
}

function wait<T>(value: T, delay: number): T {
  return delay ? value : value;
}

load();
`);
  });

  it('does not take what is only shadowed or named like a property', () => {
    const rows = `const count = 1;
const name = 'a';
const deep = 2;
const Tag = 3;
export function get(count: number) {
  const { name: own = count, ...rest } = { name: 'x', deep: 1 };
  type Tag = number;
  const tag: Tag = rest.deep;
  return [own, tag];
}
`;
    const code = join("import { get } from './rows';\n\nget(1);\n", { rows });
    expect(code).not.toMatch(/const (count|name|deep|Tag) =/);
  });

  it('takes what stands in JSX, shorthand properties, spreads and types', () => {
    const rows = `const a = 1;
const b = [2];
const c = { d: 3 };
function Tag() {
  return <i>{a}</i>;
}
export function get(): typeof c {
  const all = { a, ...c };
  return <Tag {...[...b]} {...all} />;
}
`;
    const code = join("import { get } from './rows';\n\nget();\n", { rows });
    expect(code).toBe(`${rows.replace('export ', '')}\nget();\n`);
  });

  it('adds imports of packages, to the existing ones where there are any', () => {
    const entry = `import * as React from 'react';
// The tree.
import { Tree } from 'tree';
import type { Leaf } from 'tree/models';
import { items, day } from './items';

export const all: [Leaf, unknown] = [items, day(<Tree />, React)];
`;
    const items = `import dayjs, { extend } from 'dayjs';
import { Tree, grow } from 'tree';
import type { Item, Leaf } from 'tree/models';
import type { Never } from 'never';
import { type Moon, star as sun } from 'sky';

export const items: Item & Leaf & Moon = grow(sun);
export const day = (...args: unknown[]) => [extend(dayjs), Tree, args];
export type Other = Never;
`;
    expect(join(entry, { items }).split('\n\n')[0]).toBe(`import * as React from 'react';
import { Tree, grow } from 'tree';
import type { Leaf, Item } from 'tree/models';
import { type Moon, star as sun } from 'sky';
import dayjs from 'dayjs';
import { extend } from 'dayjs';`);
  });

  it('keeps the comments and directives in front of the imports', () => {
    const entry =
      "'use client';\n\n// All we need.\nimport { a } from './a';\n\nexport default a;\n";
    expect(join(entry, { a: 'export const a = 1;\n' })).toBe(
      "'use client';\n\nconst a = 1;\n\nexport default a;\n",
    );
  });

  it('keeps imports of other files, from the same folder', () => {
    expect(
      join("import '../styles/a.css';\nimport { a } from './a';\na;\n", {
        a: 'export const a = 1;',
      }),
    ).toBe("import './a.css';\n\nconst a = 1;\n\na;\n");
  });

  describe('of an array of which only slices are used', () => {
    const rows =
      'export const rows: Row[] = [\n  { id: 1 },\n  { id: 2 },\n  { id: 3 },\n];\ntype Row = { id: number };\n';
    const joinRows = (body: string, code = rows) =>
      join(`import { rows } from './rows';\n\n${body}\n`, { rows: code });

    it('takes the elements of one slice, without the call', () => {
      expect(joinRows('use(rows.slice(1, 2));')).toBe(`const rows: Row[] = [
  { id: 2 },
];
type Row = { id: number };

use(rows);
`);
      expect(joinRows('use(rows.slice(0, 1), rows.slice(0, 1));')).toContain('use(rows, rows);');
    });

    it('takes the elements up to the last one of different slices', () => {
      const code = joinRows('use(rows.slice(0, 1), rows.slice(1, 2));');
      expect(code).toContain('  { id: 1 },\n  { id: 2 },\n];');
      expect(code).toContain('use(rows.slice(0, 1), rows.slice(1, 2));');
    });

    it.each(['use(rows.slice(0, 1), rows);', 'use(rows.slice(n, 1));', 'use(rows.slice(-1));'])(
      'takes all of them for %s',
      (body) => {
        const code = joinRows(body);
        expect(code).toContain('{ id: 3 }');
        expect(code).toContain(body);
      },
    );

    it('takes all of them if another statement needs them, or slices change the type', () => {
      const total = `${rows}export const total = rows.length;\n`;
      const body = "import { total } from './rows';\n\nuse(rows.slice(0, 1), total);";
      expect(joinRows(body, total)).toContain('{ id: 3 }');
      expect(joinRows('use(rows.slice(0, 1));', rows.replace(': Row', ': readonly Row'))).toContain(
        '{ id: 3 }',
      );
    });
  });

  it.each<[string, string, Record<string, string>, RegExp]>([
    [
      'a renamed import',
      "import { a as b } from './a';",
      { a: 'export const a = 1;' },
      /^entry:1: .* changes a name/,
    ],
    ['a default import', "import a from './a';", { a: 'export const a = 1;' }, /changes a name/],
    ['a namespace', "import * as a from './a';", { a: 'export const a = 1;' }, /changes a name/],
    [
      'a default export',
      "import { a } from './a';",
      { a: 'export const a = 1;\nexport default function b() {}' },
      /^a:2: .* more than named declarations/,
    ],
    ['a side effect', "import { a } from './a';", { a: 'export const a = 1;\nrun();' }, /^a:2: /],
    [
      'a re-export',
      "import { b } from './a';",
      { a: "export { b } from './b';", b: 'export const b = 1;' },
      /^a:1: /,
    ],
    [
      'a missing name',
      "import { b } from './a';\nb;",
      { a: 'export const a = 1;' },
      /a does not declare b/,
    ],
    [
      'a statement between imports',
      "import 'x';\nrun();\nimport { a } from './a';",
      { a: 'export const a = 1;' },
      /^entry:2: .* between imports/,
    ],
    [
      'a name of two files',
      "import { a } from './a';\nimport { b } from './b';\n[a, b];",
      { a: 'const x = 1;\nexport const a = x;', b: 'const x = 2;\nexport const b = x;' },
      /^b:1: x is also declared in a\. Rename/,
    ],
    [
      'a name of the entry',
      "import { a } from './a';\nconst x = a;",
      { a: 'const x = 1;\nexport const a = x;' },
      /^entry:2: x is also declared in a\./,
    ],
    [
      'a name of a package',
      "import { x } from 'pkg';\nimport { a } from './a';\n[x, a];",
      { a: 'const x = 1;\nexport const a = x;' },
      /x is also declared in/,
    ],
    [
      'a global name',
      "import { a } from './a';\nfetch(a);",
      { a: 'const fetch = 1;\nexport const a = fetch;' },
      /fetch is global here/,
    ],
  ])('rejects %s', (_, entry, files, message) => {
    expect(() => join(entry, files)).toThrow(InlineError);
    expect(() => join(entry, files)).toThrow(message);
  });
});
