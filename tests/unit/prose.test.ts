import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createLinter, loadTextlintrc } from 'textlint';

const linter = createLinter({ descriptor: await loadTextlintrc() });

async function lint(text: string): Promise<{ ruleId: string; severity: number }[]> {
  const { messages } = await linter.lintText(text, 'page.mdx');
  return messages.map(({ ruleId, severity }) => ({ ruleId, severity }));
}

it.each([
  'Decide for one of them before the first render, and do not switch.',
  'Here the year, which saves a long way back to a birthday:',
  'Keep that string in your state, and convert it where the picker meets it.',
  'After the first value, it goes on with the last.',
  'Both keep the time. A disabled clock is also grayed out.',
  'The roadmap lists what is there.',
  'The label of the axis stands at a fixed distance.',
  'Users of Typescript need a check box.',
])('refuses "%s"', async (text) => {
  expect(await lint(text)).toContainEqual({ ruleId: 'prh', severity: 2 });
});

it('leaves code, tags, and plain sentences alone', async () => {
  const text = [
    'Choose one of the two before the first render, and do not switch later.',
    '`Decide for one of them` is code.',
    '<Demo name="Github" title="Rows" height={300} />',
    '```tsx\n// Both keep the time.\n```',
  ];
  expect(await lint(text.join('\n\n'))).toEqual([]);
});

it('only hints at long sentences', async () => {
  const words = Array.from({ length: 60 }, () => 'value').join(' ');
  expect(await lint(`The ${words}.`)).toEqual([{ ruleId: 'sentence-length', severity: 1 }]);
});

it('finds a misspelled word, and knows the words of this documentation', () => {
  const check = (input: string) => {
    const file = 'node_modules/cspell/bin.mjs';
    const args = [file, '--no-progress', '--no-summary', '--words-only', 'stdin://page.mdx'];
    try {
      execFileSync(process.execPath, args, { input, stdio: 'pipe' });
      return '';
    } catch (error) {
      return String((error as { stdout: Buffer }).stdout).trim();
    }
  };
  expect(check('The collumn has a sparkline in `collumn` code.\n')).toBe('collumn');
});
