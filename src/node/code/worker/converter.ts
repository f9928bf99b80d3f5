import path from 'node:path';
import { convertDates } from '../date-library/convert.ts';
import { createDatePrograms } from '../date-library/program.ts';
import type { Conversion } from './convert-in-worker.ts';
import { deriveSource } from './source-variants.ts';
import { answerQuestions } from './thread.ts';

const getProgram = createDatePrograms();

answerQuestions(async ({ file, library, files }: Conversion) => {
  const code = await convertDates(getProgram(files), file, library);
  return code === null ? null : deriveSource({ name: path.basename(file), code });
});
