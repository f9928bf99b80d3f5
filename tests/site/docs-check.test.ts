import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInScope } from '../../scripts/test/scope.ts';
import { checkProject } from '../../src/cli/check/check-project.ts';
import { createContext } from '../../src/cli/context.ts';
import { readLibrary } from '../../src/cli/read-library.ts';
import { applyFixes, type CheckResult } from '../../src/core/data/check/check.ts';
import type { DocsLibrary } from '../../src/core/data/answers/library.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { writePackage } from '../../src/node/package/write-package.ts';
import { BROKEN_CODE, CORRECT_CODE } from './broken-code.ts';

let root: string;
let library: DocsLibrary;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'docs-check-'));
  await writePackage(path.join(ROOT, 'dist'), path.join(root, 'package'));
  library = readLibrary(path.join(root, 'package'));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Creates the folder of a project with these dependencies. */
function createProject(name: string, dependencies: Readonly<Record<string, string>> = {}): string {
  const folder = path.join(root, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
  return folder;
}

function check(folder: string, codes: Readonly<Record<string, string>>, version?: string) {
  const files = Object.entries(codes).map(([name, code]) => ({ path: `${folder}/${name}`, code }));
  return checkProject(createContext(library, folder, version), files);
}

/** The lines and rules that the comments of a code expect. */
function readExpected(code: string): string[] {
  return code.split('\n').flatMap((line, index) => {
    const rule = /\/\/ ! (\S+)$/.exec(line)?.[1];
    return rule === undefined ? [] : [`${index + 1} ${rule}`];
  });
}

function listFound({ code, findings, problem }: CheckResult): string[] {
  const found = findings.map(
    ({ start, rule }) => `${code.slice(0, start).split('\n').length} ${rule}`,
  );
  return [...new Set([...found, ...(problem === undefined ? [] : [problem])])];
}

/**
 * Checks the code of each name, in as few projects as have the same result: a picker in another
 * file would hide that a provider is missing.
 */
function checkTogether(codes: ReadonlyMap<string, string>): Map<string, CheckResult> {
  const groups = Map.groupBy(BROKEN_CODE, ({ name, code, dependencies }) =>
    dependencies || code.includes('@mui/x-date-pickers') ? name : 'together',
  );
  return new Map(
    [...groups.values()].flatMap((group, at) => {
      const folder = createProject(`project-${at}`, group[0]!.dependencies);
      const checked = group.filter(({ name }) => codes.has(name));
      const files = checked.map(({ name, kind }, index) => [
        `broken-${index}.${kind ?? 'tsx'}`,
        codes.get(name)!,
      ]);
      const results = check(folder, Object.fromEntries(files) as Record<string, string>);
      return checked.map(({ name }, index) => [name, results[index]!] as const);
    }),
  );
}

describe('check', () => {
  describe('of broken code', () => {
    let broken: ReadonlyMap<string, CheckResult>;
    let mended: ReadonlyMap<string, CheckResult>;

    beforeAll(() => {
      broken = checkTogether(new Map(BROKEN_CODE.map(({ name, code }) => [name, code])));
      mended = checkTogether(
        new Map([...broken].map(([name, result]) => [name, applyFixes(result).code])),
      );
    });

    it.each(BROKEN_CODE)('finds and mends: $name', ({ name, code, withoutFix }) => {
      const result = broken.get(name)!;
      expect(listFound(result)).toEqual(readExpected(code));
      for (const { url } of result.findings) {
        const { pathname, hash } = new URL(url ?? library.origin);
        const page = library.pages.find((each) => each.pathname === pathname);
        const isReference = pathname.startsWith('/x/api/') || url === undefined;
        const isThere = hash === '' || page?.headings.some(({ id }) => `#${id}` === hash);
        expect(isReference || (page && isThere), url).toBeTruthy();
      }
      if (withoutFix !== undefined) return;
      expect(applyFixes(result).count).toBe(result.findings.length);
      expect(listFound(mended.get(name)!)).toEqual([]);
    });
  });

  it('says nothing about correct code and other libraries', () => {
    const results = check(createProject('correct'), CORRECT_CODE);
    expect(
      results.flatMap(({ findings, problem }) => [...findings, ...(problem ? [problem] : [])]),
    ).toEqual([]);
  });

  it('says nothing about the demos', () => {
    const demos = library.products.flatMap(({ folder }) => library.readExamples(folder));
    const codes = demos
      .filter(({ id, page }) => isInScope(id, page))
      .map(({ id, code }) => [`${id}.tsx`, code] as const);
    expect(codes.length).toBeGreaterThan(50);
    const results = check(createProject('demos'), Object.fromEntries(codes));
    expect(
      results.flatMap(({ path: file, findings }) =>
        findings.map(({ message }) => `${file} ${message}`),
      ),
    ).toEqual([]);
  });

  it('knows what the release of the project lacks', () => {
    const code = BROKEN_CODE[0]!.code
      .replace('rowHieght={40}', 'resetPageOnSortFilter')
      .replace('TS2322', 'later');
    const [result] = check(createProject('earlier'), { 'a.tsx': code }, '7.12');
    expect(listFound(result!)).toEqual(readExpected(code));
    expect(result!.findings[0]!.message).toMatch(/came with 7\.\d+, and the project has 7\.12/);
  });

  it('reads the types of installed packages, and no file outside of the project', () => {
    const folder = createProject('installed');
    const own = path.join(folder, 'node_modules/@mui/x-data-grid');
    mkdirSync(own, { recursive: true });
    writeFileSync(
      path.join(own, 'package.json'),
      '{ "version": "7.29.13", "types": "index.d.ts" }',
    );
    writeFileSync(
      path.join(own, 'index.d.ts'),
      'export declare function DataGrid(props: { ownProp: string; columns: unknown[] }): null;',
    );
    const code =
      "import { DataGrid } from '@mui/x-data-grid';\nexport const A = () => <DataGrid columns={[]} ownProp={1} />;\n";
    expect(listFound(check(folder, { 'a.tsx': code })[0]!)).toEqual(['2 TS2322']);

    const secret = path.join(root, 'secret.ts');
    writeFileSync(secret, "export const height = '40';\n");
    symlinkSync(secret, path.join(folder, 'link.ts'));
    const reading = (from: string) =>
      `import { BarChart } from '@mui/x-charts/BarChart';\nimport { height } from '${from}';\nexport const A = () => <BarChart title="a" height={height} series={[]} />;\n`;
    expect(listFound(check(folder, { 'a.tsx': reading('../secret') })[0]!)).toEqual([]);
    expect(listFound(check(folder, { 'a.tsx': reading('./link') })[0]!)).toEqual([]);
    writeFileSync(path.join(folder, 'inside.ts'), "export const height = '40';\n");
    expect(listFound(check(folder, { 'a.tsx': reading('./inside') })[0]!)).toEqual(['3 TS2322']);
  });

  it('names the line of code that cannot be parsed', () => {
    const [result] = check(createProject('unparsed'), { 'a.tsx': "import '@mui/x-charts';\n<div" });
    expect(result!.problem).toMatch(/^Line 2: /);
  });
});
