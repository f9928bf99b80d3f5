import type { SearchAdapter, SearchProblem } from '../../../core/search/types.ts';

/** Thrown if a hosted engine cannot answer; `problem` is the reason. */
export class SearchServiceError extends Error {
  readonly problem: SearchProblem;

  constructor(problem: SearchProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Pause after a failure, so that a reader waits for a failing service only once. */
const PAUSE_MILLISECONDS = 30_000;

/**
 * Creates an adapter that asks a hosted engine, or the site's own index if that fails; the answer
 * then includes the problem. Rejects only if both fail.
 */
export function createFallbackAdapter(
  hosted: SearchAdapter,
  own: SearchAdapter,
  now: () => number = Date.now,
): SearchAdapter {
  let failure: { problem: SearchProblem; until: number } | null = null;
  return {
    load: () => hosted.load().catch(() => own.load()),
    complete: () => (failure ? own.complete() : hosted.complete().catch(() => own.complete())),
    startOver() {
      hosted.startOver();
      own.startOver();
    },
    async search(request) {
      if (failure === null || now() >= failure.until) {
        try {
          const answer = await hosted.search(request);
          failure = null;
          return answer;
        } catch (error) {
          const problem = error instanceof SearchServiceError ? error.problem : 'failed';
          failure = { problem, until: now() + PAUSE_MILLISECONDS };
        }
      }
      const { problem } = failure;
      return { ...(await own.search(request)), problem };
    },
  };
}
