import { deriveSourceFile } from './derive-source-file.ts';
import { answerQuestions } from './thread.ts';

answerQuestions(deriveSourceFile);
