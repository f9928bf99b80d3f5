import { expect, it } from 'vitest';
import { listControls } from '../../../src/core/api/playground/compose.ts';
import { printCode } from '../../../src/core/api/playground/print-code.ts';
import type { Raw } from '../../../src/core/api/playground/control.ts';
import type { PlaygroundSetup } from '../../../src/core/api/playground/setup.ts';
import { COMPILER_OPTIONS } from '../../../src/core/demo/sandbox.ts';
import { findTypeErrors } from '../../../src/node/demo/find-type-errors.ts';
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
    return printCode(setup, { values: Object.fromEntries(entries), dataControls: {} });
  });
  const dataControls = Object.entries(setup.dataControls).flatMap(([id, { options }]) =>
    options.map((option) => printCode(setup, { values: {}, dataControls: { [id]: option.id } })),
  );
  return [printCode(setup, { values: {}, dataControls: {} }), ...variants, ...dataControls];
}

it('the code that playgrounds print type-checks with every value of every control', () => {
  const files: Record<string, string> = {
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...COMPILER_OPTIONS, types: [] },
      include: ['src'],
    }),
  };
  for (const setup of setups) {
    for (const [index, code] of [...new Set(printAll(setup))].entries()) {
      files[`src/${setup.component}.${index}.tsx`] = code;
    }
  }
  expect(Object.keys(files).length).toBeGreaterThan(setups.length * 2);
  expect(findTypeErrors(files)).toBe('');
}, 300_000);
