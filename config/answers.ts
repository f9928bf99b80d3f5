import type { FeedbackAnswer } from '../src/core/feedback/answers.ts';

/** What came of readers' comments. Written by `npm run feedback:answers`. */
export default [] satisfies FeedbackAnswer[];
