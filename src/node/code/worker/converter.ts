import path from 'node:path';
import type { Program } from 'typescript';
import { convertDates } from '../date-library/convert.ts';
import { createDatePrograms } from '../date-library/program.ts';
import { returnMemory } from '../../memory.ts';
import type { Conversion } from './convert-in-worker.ts';
import { deriveSource } from './derive-source.ts';
import { answerQuestions } from './thread.ts';

const getProgram = createDatePrograms();
let last: Program | undefined;

/** Returns the program of some files, and the memory of the one before it. */
function startProgram(files: readonly string[]): Program {
  const program = getProgram(files);
  const isNext = last !== undefined && last !== program;
  last = program;
  if (isNext) returnMemory();
  return program;
}

answerQuestions(async ({ file, library, files }: Conversion) => {
  const code = await convertDates(startProgram(files), file, library);
  return code === null ? null : deriveSource({ name: path.basename(file), code });
});
