import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../src/node/load-config.ts';
import {
  CODEMOD_CONTEXTS,
  CODEMOD_PRESETS,
  CODEMOD_VERSION,
  getCodemodAnswer,
  readCodemodRows,
  type CodemodResults,
} from '../src/node/upgrade/codemod-rows.ts';

/**
 * Runs the published codemods on the code of each row of the migration guides, and writes what they
 * made of it beside that code. A test compares the guides with it.
 */
const folder = path.join(ROOT, 'tests/fixtures/codemods');
/** Separates the code of a row from what else is in its file. */
const MARK = '// The row:';
const place = mkdtempSync(path.join(tmpdir(), 'codemods-'));
writeFileSync(path.join(place, 'package.json'), '{}');
const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] });
run('npm', ['install', '--no-audit', '--no-fund', `@mui/x-codemod@${CODEMOD_VERSION}`]);

const results: CodemodResults = {};
for (const [guide, rows] of Object.entries(readCodemodRows(folder))) {
  const contexts = ['', ...CODEMOD_CONTEXTS.map(({ code }) => code)];
  const getFile = (row: number, context: number) =>
    path.join(place, guide, `${row}-${context}.tsx`);
  mkdirSync(path.join(place, guide));
  for (const [index, { before }] of rows.entries()) {
    for (const [at, context] of contexts.entries()) {
      writeFileSync(getFile(index, at), context === '' ? before : `${context}\n${MARK}\n${before}`);
    }
  }
  run('npx', ['--no-install', '@mui/x-codemod', CODEMOD_PRESETS[guide]!, guide]);
  results[guide] = {};
  for (const [index, row] of rows.entries()) {
    const found = contexts.map((_, at) => {
      const after = readFileSync(getFile(index, at), 'utf8').split(MARK).at(-1)!.trim();
      return { after, answer: getCodemodAnswer(row, after) };
    });
    const [alone] = found;
    const inContext = found.slice(1).findIndex(({ answer }) => answer !== 'No');
    const { answer } = CODEMOD_CONTEXTS[inContext] ?? { answer: 'No' as const };
    const isAlone = alone!.answer !== 'No' || inContext < 0 || !guide.includes('data-grid');
    results[guide][row.row] = isAlone
      ? { answer: alone!.answer, after: alone!.after }
      : { answer, after: found[inContext + 1]!.after };
  }
}
rmSync(place, { recursive: true });
const json = await format(JSON.stringify(results), { parser: 'json', printWidth: 100 });
writeFileSync(path.join(folder, 'results.json'), json);
for (const [guide, rows] of Object.entries(results)) {
  const answers = Object.values(rows).map(({ answer }) => answer);
  console.log(
    `${guide}: ${answers.filter((each) => each === 'Yes').length} of ${answers.length} rows`,
  );
}
