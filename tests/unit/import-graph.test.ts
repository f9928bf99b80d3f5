import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { IMPORT_RULES } from '../../tools/import-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The imports of each file or folder. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the code of a file: all of it, or the front matter and scripts of an Astro file. */
function getCode(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  const scripts = text.matchAll(/^---\n([\s\S]*?)^---$|<script>([\s\S]*?)<\/script>/gm);
  return [...scripts].map(([, front, script]) => front ?? script).join('\n');
}

/** Lists the files that a file imports, including types, as paths from the root. */
function getImports(file: string, text: string): string[] {
  const { importedFiles } = ts.preProcessFile(getCode(file, text), true, true);
  return importedFiles
    .map(({ fileName }) => fileName.replace(/\?.*$/, ''))
    .filter((name) => name.startsWith('.') && /\.(tsx?|astro)$/.test(name))
    .map((name) => path.posix.join(path.posix.dirname(file), name));
}

function readGraph(folder: string): Graph {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file));
  return new Map(
    files.map((file) => [
      file,
      new Set(getImports(file, readFileSync(path.join(ROOT, file), 'utf8'))),
    ]),
  );
}

/** Reduces a graph to the direct children of a folder and their imports of each other. */
function collapse(graph: Graph, inside: string): Graph {
  const getChild = (file: string) =>
    file.startsWith(`${inside}/`)
      ? `${inside}/${file.slice(inside.length + 1).split('/')[0]}`
      : null;
  const children = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const from = getChild(file);
    if (from === null) continue;
    const others = children.get(from) ?? new Set();
    children.set(from, others);
    for (const to of [...imports].map(getChild)) {
      if (to !== null && to !== from) others.add(to);
    }
  }
  return children;
}

/** Finds one cycle, as names with the first repeated at the end. Returns null if there is none. */
function findCycle(graph: Graph): string[] | null {
  const done = new Set<string>();
  const follow = (name: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const cycle = follow(next, [...trail, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const cycle = follow(name, []);
    if (cycle) return cycle;
  }
  return null;
}

const SOURCE = readGraph('src');

function listFolders(graph: Graph): string[] {
  const folders = new Set<string>();
  for (const file of graph.keys()) {
    for (let at = path.posix.dirname(file); at !== '.'; at = path.posix.dirname(at)) {
      folders.add(at);
    }
  }
  return [...folders].sort();
}

describe('findCycle', () => {
  const toGraph = (imports: Record<string, string[]>): Graph =>
    new Map(Object.entries(imports).map(([name, others]) => [name, new Set(others)]));

  it('finds a cycle', () => {
    expect(findCycle(toGraph({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }))).toEqual([
      'b',
      'd',
      'b',
    ]);
    expect(findCycle(toGraph({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeNull();
  });

  it('finds a cycle of folders that is not a cycle of files', () => {
    const graph = toGraph({ 's/a/1.ts': ['s/b/1.ts'], 's/b/1.ts': [], 's/b/2.ts': ['s/a/2.ts'] });
    expect(findCycle(graph)).toBeNull();
    expect(findCycle(collapse(graph, 's'))).toEqual(['s/a', 's/b', 's/a']);
  });

  it('reads every form of import', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from '../b.ts';",
      "export * from './c.tsx';",
      "const load = () => import('./d.ts');",
      "type E = import('./e.ts').E;",
      "import styles from './f.css?inline';",
      "import g from 'g';",
    ].join('\n');
    const expected = ['src/x/a.ts', 'src/b.ts', 'src/x/c.tsx', 'src/x/d.ts', 'src/x/e.ts'];
    expect(getImports('src/x/y.ts', text).sort()).toEqual(expected.sort());
    const astro = `---\n${text}\n---\n\n<p>import './no.ts'</p>\n<script>\n  import './h.ts';\n</script>\n`;
    expect(getImports('src/x/y.astro', astro).sort()).toEqual([...expected, 'src/x/h.ts'].sort());
  });
});

describe('the imports of the source', () => {
  it('all resolve to files', () => {
    const imports = [...SOURCE.values()].flatMap((each) => [...each]);
    expect(imports.length).toBeGreaterThan(500);
    const missing = imports.filter((file) => file.startsWith('src/') && !SOURCE.has(file));
    expect(missing).toEqual([]);
  });

  it('have no cycle of files', () => {
    expect(findCycle(SOURCE)).toBeNull();
  });

  it('have no cycle among the children of any folder', () => {
    const cycles = listFolders(SOURCE).map((folder) => findCycle(collapse(SOURCE, folder)));
    expect(cycles.filter((cycle) => cycle !== null)).toEqual([]);
  });

  it('cannot form a cycle of layers under the import rules', () => {
    const rules = Object.entries(IMPORT_RULES).map(
      ([folder, { folders }]) => [folder, new Set(folders)] as const,
    );
    expect(findCycle(new Map(rules))).toBeNull();
  });
});

it('src/core has at most 15 files and folders', () => {
  const entries = readdirSync(path.join(ROOT, 'src/core')).filter(
    (name) => !name.endsWith('.test.ts'),
  );
  expect(entries.length).toBeLessThanOrEqual(15);
});
