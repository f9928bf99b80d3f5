import type { SearchAdapter, SearchProblem } from '../../../core/search/types.ts';

/** A hosted engine could not answer, and why. */
export class SearchServiceError extends Error {
  readonly problem: SearchProblem;

  constructor(problem: SearchProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** How long a service that failed is left alone, so that a reader waits for it only once. */
const REST_MILLISECONDS = 30_000;

/**
 * Asks a hosted engine, and the site's own index where that fails; the answer then says why. Rejects
 * only where both fail.
 */
export function createFallbackAdapter(
  hosted: SearchAdapter,
  own: SearchAdapter,
  now: () => number = Date.now,
): SearchAdapter {
  let failure: { problem: SearchProblem; until: number } | null = null;
  return {
    load: () => hosted.load().catch(() => own.load()),
    async search(request) {
      if (failure === null || now() >= failure.until) {
        try {
          const answer = await hosted.search(request);
          failure = null;
          return answer;
        } catch (error) {
          const problem = error instanceof SearchServiceError ? error.problem : 'failed';
          failure = { problem, until: now() + REST_MILLISECONDS };
        }
      }
      const { problem } = failure;
      return { ...(await own.search(request)), problem };
    },
  };
}
