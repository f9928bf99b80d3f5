import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { IMPORT_RULES } from '../../tools/import-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What each file or folder imports. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The scripts of a file: all of it, or the parts of an Astro file that are TypeScript. */
function getCode(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  const scripts = text.matchAll(/^---\n([\s\S]*?)^---$|<script>([\s\S]*?)<\/script>/gm);
  return [...scripts].map(([, front, script]) => front ?? script).join('\n');
}

/** Files that a file imports, types included, from the root. */
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

/** The files and folders that stand in a folder, with what each imports of the others. */
function collapse(graph: Graph, inside: string): Graph {
  const getRoom = (file: string) =>
    file.startsWith(`${inside}/`)
      ? `${inside}/${file.slice(inside.length + 1).split('/')[0]}`
      : null;
  const rooms = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const from = getRoom(file);
    if (from === null) continue;
    const others = rooms.get(from) ?? new Set();
    rooms.set(from, others);
    for (const to of [...imports].map(getRoom)) {
      if (to !== null && to !== from) others.add(to);
    }
  }
  return rooms;
}

/** One circle, its first member again at the end; null where nothing leads back. */
function findCircle(graph: Graph): string[] | null {
  const done = new Set<string>();
  const follow = (name: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const circle = follow(next, [...trail, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const circle = follow(name, []);
    if (circle) return circle;
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

describe('findCircle', () => {
  const toGraph = (imports: Record<string, string[]>): Graph =>
    new Map(Object.entries(imports).map(([name, others]) => [name, new Set(others)]));

  it('finds what leads back to itself', () => {
    expect(findCircle(toGraph({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }))).toEqual([
      'b',
      'd',
      'b',
    ]);
    expect(findCircle(toGraph({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeNull();
  });

  it('sees a circle of folders that is none of files', () => {
    const graph = toGraph({ 's/a/1.ts': ['s/b/1.ts'], 's/b/1.ts': [], 's/b/2.ts': ['s/a/2.ts'] });
    expect(findCircle(graph)).toBeNull();
    expect(findCircle(collapse(graph, 's'))).toEqual(['s/a', 's/b', 's/a']);
  });

  it('reads every way of importing', () => {
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
  it('are all found', () => {
    const imports = [...SOURCE.values()].flatMap((each) => [...each]);
    expect(imports.length).toBeGreaterThan(500);
    const missing = imports.filter((file) => file.startsWith('src/') && !SOURCE.has(file));
    expect(missing).toEqual([]);
  });

  it('have no circle of files', () => {
    expect(findCircle(SOURCE)).toBeNull();
  });

  it('have no circle among what stands beside each other, in any folder', () => {
    const circles = listFolders(SOURCE).map((folder) => findCircle(collapse(SOURCE, folder)));
    expect(circles.filter((circle) => circle !== null)).toEqual([]);
  });

  it('lead one way from layer to layer, as far as the rules allow any', () => {
    const rules = Object.entries(IMPORT_RULES).map(
      ([folder, { folders }]) => [folder, new Set(folders)] as const,
    );
    expect(findCircle(new Map(rules))).toBeNull();
  });
});

it('src/core shows at most 13 files and folders', () => {
  const rooms = readdirSync(path.join(ROOT, 'src/core')).filter(
    (name) => !name.endsWith('.test.ts'),
  );
  expect(rooms.length).toBeLessThanOrEqual(13);
});
