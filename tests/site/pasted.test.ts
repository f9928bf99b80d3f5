import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { getSourcePath, type DemoSources } from '../../src/core/demo/demo.ts';
import { getDemoId, listDemoFiles } from '../../src/node/demo/load-demos.ts';
import { ROOT } from '../../src/node/load-config.ts';

/** What a new Vite project with React and TypeScript asks for. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    types: [],
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noFallthroughCasesInSwitch: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

/** An import of a file, other than a style sheet in the same folder. */
const LOCAL_IMPORT = /(from|import) '\.(?!\/\w+\.css')/;

/** What a copy of each demo is, in both languages, by the name of a file for it. */
const copies = (await listDemoFiles()).map(getDemoId).flatMap((id) => {
  const file = path.join(ROOT, 'dist', getSourcePath(id));
  const { variants } = JSON.parse(readFileSync(file, 'utf8')) as DemoSources;
  return variants.map(({ files, pasted, styling }) => {
    const { TS, JS } = files[0]!.sources;
    return {
      name: `${id.replaceAll('/', '-')}-${styling.replace(' ', '')}`,
      TS: pasted?.TS ?? TS.code,
      JS: pasted?.JS ?? JS?.code ?? '',
    };
  });
});

const project = mkdtempSync(path.join(tmpdir(), 'empty-project-'));
afterAll(() => rmSync(project, { recursive: true }));

describe('a copied demo', () => {
  test('has no type errors in an empty project', { timeout: 600_000 }, () => {
    expect(copies.length).toBeGreaterThan(500);
    mkdirSync(path.join(project, 'src'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
    writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    // The types of such a project include style sheets, which are the only other files. Moment.js
    // has no types for its locales, and the guide says to add these.
    writeFileSync(
      path.join(project, 'src/env.d.ts'),
      "declare module '*.css';\ndeclare module 'moment/locale/*';\n",
    );
    for (const { name, TS } of copies) {
      writeFileSync(path.join(project, 'src', `${name}.tsx`), TS);
    }
    const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '--pretty', 'false'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  test('imports only packages, and its JavaScript can be parsed', () => {
    for (const { name, TS, JS } of copies) {
      expect(TS, name).not.toMatch(LOCAL_IMPORT);
      expect(JS, name).not.toMatch(LOCAL_IMPORT);
      expect(JS, name).not.toMatch(/\bimport type\b/);
      expect(JS, name).toContain('export default function');
      expect(parseSync(`${name}.jsx`, JS).errors, name).toEqual([]);
    }
  });
});
