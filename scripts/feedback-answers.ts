/**
 * Writes what the team has answered into `config/answers.ts`, from which the site shows it:
 * `npm run feedback:answers`, with the database as argument if it is not the usual file. What readers
 * wrote stays in the database.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readDatabase } from '../server/database/open.ts';
import { readSettings } from '../server/settings.ts';
import { SetupError } from '../server/setup-error.ts';
import { listAnswers } from '../server/votes.ts';
import { ROOT } from '../src/node/load-config.ts';

async function writeAnswers(databaseUrl: string, file: string): Promise<number> {
  const database = await readDatabase(databaseUrl);
  try {
    const answers = await listAnswers(database);
    const text = `import type { FeedbackAnswer } from '../src/core/feedback/answers.ts';

/** What came of readers' comments. Written by \`npm run feedback:answers\`. */
export default ${JSON.stringify(answers, null, 2)} satisfies FeedbackAnswer[];
`;
    const options = (await resolveConfig(file)) ?? {};
    writeFileSync(file, await format(text, { ...options, filepath: file }));
    return answers.length;
  } finally {
    await database.close();
  }
}

const [url = readSettings(process.env).databaseUrl, file = path.join(ROOT, 'config/answers.ts')] =
  process.argv.slice(2);
try {
  console.log(`${await writeAnswers(url, file)} answers are in ${file}`);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
