import path from 'node:path';
import typescript from 'typescript';
import { expect, it } from 'vitest';
import themes from '../../config/themes.ts';
import { printTheme } from '../../src/core/settings/custom-theme/print-theme.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { createRandomTheme } from '../fixtures/custom-theme.ts';

/** Type-checks modules as a strict project that has the packages would. */
function check(modules: ReadonlyMap<string, string>): string[] {
  const options: typescript.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    module: typescript.ModuleKind.ESNext,
    moduleResolution: typescript.ModuleResolutionKind.Bundler,
    target: typescript.ScriptTarget.ES2022,
    jsx: typescript.JsxEmit.ReactJSX,
  };
  const host = typescript.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => modules.has(name) || fileExists(name);
  host.readFile = (name) => modules.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = modules.get(name);
    return text === undefined
      ? getSourceFile(name, ...rest)
      : typescript.createSourceFile(name, text, typescript.ScriptTarget.ES2022);
  };
  const program = typescript.createProgram([...modules.keys()], options, host);
  return [...modules.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) =>
        `${path.basename(name)}: ${typescript.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

it('TypeScript accepts exported themes, and finds a wrong value in one', () => {
  const all = [
    ...Array.from({ length: 40 }, (_, seed) => createRandomTheme(seed)),
    ...themes.startingPoints.map(({ theme }) => theme),
  ];
  const modules = new Map(
    all.map((theme, at) => [path.join(ROOT, `src/theme-${at}.ts`), printTheme(theme, 'ts')]),
  );
  const wrong = printTheme({ light: {}, dark: {}, common: { rowHeight: 40 } }, 'ts');
  modules.set(path.join(ROOT, 'src/wrong.ts'), wrong.replace('rowHeight: 40', "rowHeight: 'tall'"));
  expect(check(modules)).toEqual([
    expect.stringMatching(/^wrong\.ts: .*'string' is not assignable/s),
  ]);
}, 60_000);
