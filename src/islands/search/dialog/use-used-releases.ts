import { useEffect, useState } from 'react';
import type { SearchAnswer } from '../../../core/search/types.ts';
import { hasUsedVersions } from '../../../state/settings/has-used-versions.ts';

/** Adds to an answer what it says about the releases that the reader uses. */
type Apply = (answer: SearchAnswer, query: string, productId?: string) => SearchAnswer;

/**
 * Loads what the search says about the releases that the reader uses. Null for readers who have not
 * said which; also if it does not load, for then results are as for them.
 */
export function useUsedReleases(): Apply | null {
  const [apply, setApply] = useState<Apply | null>(null);
  useEffect(() => {
    if (!hasUsedVersions()) return;
    import('./load-used-releases.ts')
      .then(({ loadUsedReleases }) => loadUsedReleases())
      .then(
        (found) => setApply(() => found),
        () => undefined,
      );
  }, []);
  return apply;
}
