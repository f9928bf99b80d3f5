import { deriveSource } from './derive-source.ts';
import { answerQuestions } from './thread.ts';

answerQuestions(deriveSource);
