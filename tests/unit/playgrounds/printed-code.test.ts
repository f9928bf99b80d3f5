import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { listControls } from '../../../src/core/api/playground/compose.ts';
import { printCode } from '../../../src/core/api/playground/print-code.ts';
import type { Raw } from '../../../src/core/api/playground/control.ts';
import type { PlaygroundSetup } from '../../../src/core/api/playground/setup.ts';
import { COMPILER_OPTIONS } from '../../../src/core/demo/sandbox.ts';
import { ROOT } from '../../../src/node/load-config.ts';
import { getSamples, setups } from './setups.ts';

/** Prints a component until every value of each control was in its code. */
function printAll(setup: PlaygroundSetup): string[] {
  const controls = listControls(setup);
  const count = Math.max(1, ...controls.map((control) => getSamples(control).length));
  const variants = Array.from({ length: count }, (_, index) => {
    const entries = controls.flatMap((control): [string, Raw][] => {
      const samples = getSamples(control);
      const sample = samples[index % samples.length];
      return sample === undefined ? [] : [[control.id, sample]];
    });
    return printCode(setup, { values: Object.fromEntries(entries), knobs: {} });
  });
  const knobs = Object.entries(setup.knobs).flatMap(([id, { options }]) =>
    options.map((option) => printCode(setup, { values: {}, knobs: { [id]: option.id } })),
  );
  return [printCode(setup, { values: {}, knobs: {} }), ...variants, ...knobs];
}

/** Type-checks modules that are not in the file system, with the options of a reader's project. */
function check(files: ReadonlyMap<string, string>): string[] {
  const { options } = ts.convertCompilerOptionsFromJson({ ...COMPILER_OPTIONS, types: [] }, ROOT);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) => {
    const source = program.getSourceFile(name);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText, start = 0 }) => {
      const line = source?.text.slice(0, start).split('\n').length ?? 0;
      const text = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400);
      return `${path.basename(name)}:${line} ${source?.text.split('\n')[line - 1]?.trim()} — ${text}`;
    });
  });
}

it('the code that playgrounds print type-checks with every value of every control', () => {
  const files = new Map<string, string>();
  for (const setup of setups) {
    for (const [index, code] of [...new Set(printAll(setup))].entries()) {
      files.set(path.join(ROOT, 'tests', `${setup.component}.${index}.tsx`), code);
    }
  }
  expect(files.size).toBeGreaterThan(setups.length * 2);
  expect(check(files)).toEqual([]);
}, 300_000);
