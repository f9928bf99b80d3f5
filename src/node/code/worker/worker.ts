import { deriveSource } from './source-variants.ts';
import { answerQuestions } from './thread.ts';

answerQuestions(deriveSource);
