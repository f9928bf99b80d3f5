import { announceFailure, USED_VERSION_CHANGE } from '../../state/island-events.ts';
import { hasUsedVersions } from '../../state/settings/has-used-versions.ts';

/**
 * Shows the page as of the release that the reader uses of its product. What does that is loaded
 * only for readers who have said which, here or in the address.
 */
export function showUsedVersion(): void {
  const heading = document.querySelector('h1');
  const load = () => {
    import('../api/used-version/follow-versions.ts').then(
      ({ followVersions }) => followVersions(),
      () => announceFailure(heading),
    );
  };
  if (hasUsedVersions() || /[?&]version=/.test(window.location.search)) load();
  else heading?.addEventListener(USED_VERSION_CHANGE, load, { once: true });
}
